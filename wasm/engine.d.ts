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

/** What a search found at a position: the answer's score and its last thought's line. */
export interface Look {
  score: Score;
  line: string[];
  nodes: number;
  /** 1: a short look, 2: a deep one. */
  pass: 1 | 2;
  /** Of the second-best move, if two lines were asked for. */
  second?: Score | null;
}
/** For the side to move, a draw counted as half a win; four of five games stay between low and high for six plies. */
export interface Chance {
  chance: number;
  low: number;
  high: number;
}
/** A position, for one side. */
export interface Judged extends Chance {
  /** Cells reached first, power or placements that this side is ahead at the end of the best line; the final score at the end. Null in an opening that says nothing of the winner. */
  margin: number | null;
  proven: 'win' | 'loss' | 'draw' | null;
  /** To the end of the game, if the result is proven and they are known. */
  plies: number | null;
}
export interface Reason {
  id: string;
  /** Moves have names that end in "move" or "reply"; player and opponent are sides. */
  facts: Record<string, string | number>;
  /** For a picture, numbered row by row. */
  cells: number[];
}
export interface JudgedMove {
  side: 0 | 1;
  move: string;
  /** Both for the side that moved; null without a look. */
  before: Judged | null;
  after: Judged | null;
  /** Chance of winning that the move lost, 0 to 1. */
  lost: number | null;
  /** It was the one legal or sensible move. */
  forced: boolean;
  turningPoint: null | 'inaccuracy' | 'mistake' | 'blunder' | 'missed_win' | 'lost_draw';
  /** Better moves, best first; empty if the move was the best. */
  better: string[];
  /** The best line before the move. */
  line: string[];
  /** The best line after it. */
  reply: string[];
  /** Only of a turning point. */
  reason: Reason | null;
}
export interface Review {
  moves: JudgedMove[];
  /** The position after the last move, for the side to move there. */
  last: Judged | null;
  /** Of each side, in per cent, if any of its moves can be judged. */
  accuracy: [number | null, number | null];
  /** Positions to look at again with pass 2, the most important first; empty when the review is settled. */
  deepen: number[];
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
  /** Judges the moves of a game; looks[i] is of the position after i moves, null while it is missing. */
  review(game: string, start: string, moves: string, looks: (Look | null)[]): Reply<Review>;
  chance(game: string, position: string, score: Score): Reply<Chance>;
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
