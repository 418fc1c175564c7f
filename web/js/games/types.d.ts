// What the page asks of a game: one object of this shape a game, in `<game>/index.js`, listed in list.js. Outside its folder
// nothing knows which game is played. Rules are asked from the engine; only Replay knows what a move does, for pages without
// one, and tests compare it with the engine. tests/web/contract.test.mjs holds every game of the list to all of this.
import type { View } from '../../../wasm/engine.d.ts';
import type { Rules } from '../engine/rules.js';
import type { Say } from '../words/say.js';

export type { GameInfo, Outcome, View } from '../../../wasm/engine.d.ts';
export type { Say } from '../words/say.js';

export type Side = 0 | 1;
/** Board units: x to the right, y down, a cell is about 1 x 1. */
export type Point = [x: number, y: number];
/** Names of colours; each theme gives them a value in css/theme.css. */
export type Ink = string;

/** What the painters understand, in drawing order. `ink` fills; `stroke` (an ink) outlines with `width`. */
export type Mark =
  | {
      shape: 'rect';
      x: number;
      y: number;
      w: number;
      h: number;
      r?: number;
      ink?: Ink;
      stroke?: Ink;
      width?: number;
      alpha?: number;
    }
  | { shape: 'line'; points: Point[]; ink: Ink; width: number; dash?: [number, number]; alpha?: number }
  | { shape: 'disc'; at: Point; radius: number; ink?: Ink; stroke?: Ink; width?: number; alpha?: number }
  | { shape: 'poly'; points: Point[]; ink?: Ink; stroke?: Ink; width?: number; alpha?: number }
  | { shape: 'text'; at: Point; text: string; size: number; ink: Ink; bold?: boolean; halo?: Ink; alpha?: number };

/** How a board is shown. */
export interface Look {
  coords: 'letters' | 'course' | 'none';
  flipped: boolean;
  /** Highlights the cells of legal moves. */
  hints: boolean;
  /** The cell at the place of cell 0, on boards that can be slid. */
  origin?: number;
  /** What is left out around such a board where cells are small: 1 the copies of its cells, 2 their names as well. */
  trim?: 0 | 1 | 2;
}

/** Where things are: drawing and clicking both ask this, so they cannot disagree. */
export interface Geometry {
  /** Of the whole picture, in board units. */
  width: number;
  height: number;
  /** Cells as they are read on the screen, row by row. */
  rows: number[][];
  /** Cells have six corners; the middles of their boxes are theirs. */
  hexagonal?: boolean;
  centre(cell: number): Point;
  box(cell: number): { x: number; y: number; w: number; h: number };
  cellAt(at: Point): number | null;
  /** A key's direction in the game's own terms, -1 if it names none. */
  direction(key: string): number;
  /** The direction nearest to a drag on the screen, -1 where drags mean nothing. */
  flick(dx: number, dy: number): number;
  /** Where the cursor goes. */
  neighbour(cell: number, key: string): number | null;
  /** On a board without edges: the origin after its picture was slid by this much. */
  slide?(dx: number, dy: number): number;
}

/**
 * One state machine for mouse, touch, keyboard and screen reader. Pure. A Draft is a move that is being made, plain data of
 * the game's own; null is nothing chosen. A game of one step completes a draft at the first tap; one of four steps grows it.
 * Choices are the legal moves in the form that the input likes.
 */
export interface Input<
  Draft extends object = object,
  Choices extends object = object,
  Geo extends Geometry = Geometry,
> {
  choices(view: View): Choices;
  /** Cells that a move can begin with. */
  lit(choices: Choices): Set<number>;
  /** What a mouse at this point of the picture would choose, given what is chosen; a click there makes it so. */
  point(choices: Choices, geometry: Geo, at: Point, draft: Draft | null): Draft | null;
  /** A tap, or Enter on a cell; `commit` when it confirms the complete draft. */
  tap(choices: Choices, draft: Draft | null, cell: number): { draft: Draft | null; commit?: boolean };
  /** An arrow once something is chosen; in a game without it arrows go on moving the cursor. */
  aim?(choices: Choices, draft: Draft, direction: number): Draft | null;
  /** Cell and direction at once: a flick, Shift with an arrow. */
  spreadTowards?(choices: Choices, cell: number, direction: number): Draft | null;
  /** A finger, or a held button, comes over a cell. */
  sweep?(choices: Choices, draft: Draft | null, cell: number): Draft | null;
  /** A complete draft that a mouse, too, does not play at once. */
  waits?(draft: Draft): boolean;
  /** A key of the game's own (as KeyboardEvent.code), with the cursor's cell; null if it is none. */
  key?(choices: Choices, draft: Draft | null, cell: number, code: string): Draft | null;
  /** One step back. */
  back(draft: Draft): Draft | null;
  /** The move's text once the draft is complete. */
  move(draft: Draft): string | null;
  /** A move as a complete draft (a hint, a ghost). */
  draft(move: string, view: View): Draft;
  /** The position if the move ended with what is chosen, where that says something. */
  partial?(position: string, draft: Draft): string | null;
  /** A typed move in our notation; the engine judges it. */
  typed(text: string, view: View): string;
  /** The move that passes, where it is legal: a button plays it. */
  pass?(view: View): string | null;
}

export interface Scene<Draft extends object = object> {
  view: View;
  /** The last move and the view it was played in. */
  before: { view: View; move: string } | null;
  /** As it is pointed at. */
  draft: Draft | null;
  /** The part of it that stays. */
  chosen?: Draft | null;
  /** The view after the draft. */
  imagined: View | null;
  /** A person is to move here. */
  movable: boolean;
  /** Of the last move's animation, 0 to 1. */
  progress: number;
  /** A move to point at, or only its beginning. */
  hint: { move: string; whole: boolean } | null;
  look: Look;
}

/**
 * Sentences about a position. The fixed ones are in the game's lang/*.json: rules.1 to rules.3, example (of a typed move),
 * keys, over, ends, reach, hintFirst, count.now and count.end (both also with .short), editor.over, editor.keys,
 * tool.<tool>, lesson.<say>, agent.<id>.name and .about, setup.<option>; side.0 and side.1 where the page's own colours are
 * not the game's. Cells are called as the coordinates on the board call them (common/cells.js).
 */
export interface Labels<Draft extends object = object, Choices extends object = object> {
  cell(say: Say, scene: Scene<Draft>, cell: number): string;
  /** What was played in that view. */
  move(say: Say, move: string, view: View, coords: Look['coords']): string;
  /** A move in a list of moves. */
  short(move: string, coords: Look['coords']): string;
  chosen(say: Say, choices: Choices, draft: Draft, coords: Look['coords']): string;
  /** The same in two or three words, for eyes. */
  next(say: Say, draft: Draft, coords: Look['coords']): string;
  /** What a side has now: the number beside its name. */
  count(view: View, side: Side): number;
  /** What else it has, in two words. */
  secondaryCount?(say: Say, view: View, side: Side): string;
  /** What must be done now, where the rules force something. */
  must?(say: Say, view: View): string;
  /** Which sentence `<game>.<ending>` says how the game ended, and one with `.short`; the score decided only if it is `over`. */
  ending?(view: View): string;
}

/** What can be picked up beside the board, one at a time, and turned. Sentences: `<game>.piece.<name>`. */
export interface Tray<Draft extends object = object> {
  pieces: string[];
  /** The keys of `key` in Input, as buttons. */
  keys: { turn: string; mirror: string };
  held(draft: Draft | null): string | null;
  /** That piece in hand, or put down again. */
  pick(draft: Draft | null, piece: string): Draft | null;
  /** As it would lie. */
  picture(piece: string, draft: Draft | null, side: Side): { marks: Mark[]; width: number; height: number };
}

/** A game that was read from a text, as far as the rules allow it. */
export interface Loaded {
  kind: 'record' | 'address' | 'position' | 'course';
  game: string;
  /** Empty when the start does not come from one. */
  setup: string;
  positions: string[];
  moves: { text: string; ms: number | null }[];
  /** Which position to show. */
  ply: number;
  /** Keys of sentences that a person should know about it. */
  notes: string[];
  /** Why it stops before its last move. */
  fault: string | null;
}

/** The texts of the course that a game comes from. */
export interface Course {
  /** The call of an agent in the course's language. */
  write(position: string): string;
  /** A game as the course prints it, null if the text is something else; `current` is the start on the screen. */
  read(text: string, rules: Rules, current: string): Loaded | { error: string } | null;
}

export interface Poster {
  /** A position as SVG text, null if it cannot be read. */
  poster(position: string, coords: Look['coords']): string | null;
  /** The position that a game without any setup begins with. */
  start: string;
  /** As the module's. */
  palette?: string;
}

/** What a page without an engine reads a written game with. It judges nothing: it shows what was played. */
export interface Replay {
  side(position: string): Side;
  /** The position as the engine writes it, null if the move means nothing there. */
  after(position: string, move: string): string | null;
}

export interface GameModule<
  Draft extends object = object,
  Choices extends object = object,
  Geo extends Geometry = Geometry,
> {
  id: string;
  /** The game of a first visit. */
  first: { setup: string; opponent: string };
  /** Sizes offered, or equal ends where there is no choice. */
  sizes: [min: number, max: number];
  /** Colours of the sides other than blue and orange: one that css/theme.css knows. */
  palette?: string;
  geometry(view: View, look: Look): Geo;
  draw(scene: Scene<Draft>, geometry: Geo): Mark[];
  /** How long the last move's animation is, in steps. */
  span(scene: Scene<Draft>, geometry: Geo): number;
  input: Input<Draft, Choices, Geo>;
  labels: Labels<Draft, Choices>;
  tray?: Tray<Draft>;
  /** A move in a few URL-safe characters. */
  pack(move: string): string;
  /** As many moves as the text holds; the engine judges them. */
  unpack(packed: string): string[];
  editor?(): Promise<Editor<Geo>>;
  /** "How to play", in motion. */
  lessons(): Promise<Lesson[]>;
  replay(): Promise<Replay>;
  course?(): Promise<Course>;
  /** How the agents fared against each other. */
  strengths?(): Promise<CrossTable>;
  /** How the levels of an agent fared. */
  levels?(): Promise<Duel[]>;
}

/** Every agent against every other, measured: `arena match` makes it, web/tools/strengths.mjs keeps what the page shows. */
export interface CrossTable {
  /** Plays the matches again. */
  command: string;
  date: string;
  /** For each move. */
  ms: number;
  /** Of each pair. */
  games: number;
  /** The strongest first. */
  players: Standing[];
}
/** Scores and intervals in per cent. */
export interface Encounter {
  score: number;
  interval: [number, number];
  wins: number;
  draws: number;
  losses: number;
}
/** `against` follows the order of the players, with a null for the agent itself. */
export interface Standing extends Encounter {
  agent: string;
  elo: number | null;
  late: number;
  against: (Encounter | null)[];
}
/** A level against another, both as `arena match` names them: `champion level=2`. web/tools/levels.mjs writes it. */
export interface Duel extends Encounter {
  player: string;
  rival: string;
  games: number;
  /** For each move, if that was what ended its thinking. */
  ms: number | null;
}

/** One picture of a lesson: a position, what is pointed at, then the move that is shown; `say` names its sentence. */
export interface Lesson {
  say: string;
  position: string;
  draft: string | null;
  move: string | null;
}

/** How positions are made by hand. Every edit leaves a text that the engine can read. */
export interface Editor<Geo extends Geometry = Geometry> {
  /** What a click may do; sentences `<game>.tool.<tool>`. */
  tools: string[];
  /** A click at this point of the picture. */
  point(position: string, tool: string, geometry: Geo, at: Point): string;
  /** Enter on a cell (direction -1) or an arrow with Shift. */
  key(position: string, tool: string, cell: number, direction: number): string;
  resize(position: string, size: number): string;
  /** The other side is to move. */
  turn(position: string): string;
  empty(size: number): string;
}
