// What the wasm module offers to JavaScript. Written by hand; tests/wasm compares it with what the module
// exports. Positions, moves, setups and records are texts in the same notation as on the command line. No
// call throws because of its arguments: a wrong type, number or length is a Failure like any other.

export type Failure = { ok: false; error: string; code: string };
export type Reply<T> = ({ ok: true } & T) | Failure;

export type Outcome = { kind: 'ongoing' | 'first' | 'second' | 'draw'; score: [number, number] };
export type Score = { kind: 'none' | 'points' | 'win' | 'loss' | 'draw'; value: number };

export interface OptionSpec {
  name: string;
  kind: 'check' | 'spin' | 'combo';
  default: string;
  min: number;
  max: number;
  choices: string[];
  help: string;
}
export interface AgentInfo {
  id: string;
  summary: string;
  options: OptionSpec[];
}
export interface GameInfo {
  id: string;
  setup: OptionSpec[];
  agents: AgentInfo[];
}

export interface View {
  position: string;
  side: 0 | 1;
  outcome: Outcome;
  /** Legal moves, sorted as strings; empty when the game is over. */
  moves: string[];
  /** Named numbers for drawings: one per cell (row by row), one per side, or a single one. */
  facts: Record<string, Int32Array>;
}
export interface Line {
  /** The start and the position after each legal move. */
  positions: string[];
  outcome: Outcome;
  /** Why the line stops before its last move, or null. */
  fault: string | null;
}
export interface RecordMove {
  text: string;
  comment?: string;
  /** "0.35", "#+6" or "#-6": expected result for the first player, or a proven margin. */
  eval?: string | null;
  /** "0:00:01.9": time used for the move. */
  clock?: string | null;
  /** Alternatives to this move, "(…)" in the text. */
  variations?: RecordMove[][];
}
export interface RecordText {
  headers: [string, string][];
  moves: RecordMove[];
  result: string;
}

/** Members that are left out set no limit. */
export interface Limits {
  nodes?: number;
  depth?: number;
  /** Milliseconds for this move. */
  ms?: number;
  /** Milliseconds left for the whole game, and milliseconds added after each move. */
  gameMs?: number;
  incrementMs?: number;
  /** Milliseconds of the time that had passed before the call. */
  spentMs?: number;
  /** Recent delay of answers in milliseconds; the search reserves this time too. */
  lagMs?: number;
  /** May the search answer early if more time would change nothing? Default true. */
  early?: boolean;
}
export interface ThinkRequest {
  game: string;
  position: string;
  agent: string;
  /** "python-pace=true other=3"; other options keep their defaults. */
  options?: string;
  seed?: number;
  limits?: Limits;
  /** Size of the hash table in megabytes, 1 to 16; default 8. */
  hashMb?: number;
  /** Number of lines, 1 to 256; default 1. */
  multiPv?: number;
}
export interface Thought {
  depth: number;
  selectiveDepth: number;
  rank: number;
  score: Score;
  nodes: number;
  ms: number;
  line: string[];
}
export interface Answer {
  move: string;
  score: Score;
  nodes: number;
  ms: number;
  /** The planned stop of the search, in milliseconds since the call; null without a time limit. */
  hardMs: number | null;
}

/** Searches; belongs to the worker that created it, which also calls delete(). */
export interface Session {
  think(request: ThinkRequest, onThought: ((thought: Thought) => void) | null): Reply<Answer>;
  reset(): void;
  delete(): void;
}

export interface Engine {
  games(): GameInfo[];
  /** setup: "size=8 rules=2023 seed=42"; text: the start position. */
  start(game: string, setup: string): Reply<{ text: string }>;
  /** The position after the move. */
  play(game: string, position: string, move: string): Reply<View>;
  /** Plays moves separated by spaces, up to the first illegal one. */
  playAll(game: string, position: string, moves: string): Reply<Line>;
  view(game: string, position: string): Reply<View>;
  readRecord(text: string): Reply<RecordText & Line>;
  /** begins: the side that makes the first move, 0 or 1. */
  writeRecord(record: RecordText & { begins: 0 | 1 }): Reply<{ text: string }>;
  perft(game: string, position: string, depth: number): Reply<{ nodes: number }>;
  Session: { new (): Session };
}

/** The module's default export: starts an instance. */
export default function createEngine(options?: {
  wasmBinary?: ArrayBuffer | Uint8Array;
  instantiateWasm?: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module?: WebAssembly.Module) => void,
  ) => object;
  locateFile?: (path: string) => string;
}): Promise<Engine>;
