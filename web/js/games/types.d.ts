// What the page asks of a game: one object of this shape a game, in `<game>/index.js`, listed in list.js. Outside its folder
// nothing knows which game is played. Rules are asked from the engine; only Replay knows what a move does, for pages without
// one, and tests compare it with the engine. tests/web/contract.test.mjs holds every game of the list to all of this.
import type { View as EngineView, RecordMove } from '../../../wasm/engine.d.ts';
import type { Rules } from '../engine/rules.js';
import type { Say } from '../words/say.js';

export type { GameInfo, Outcome } from '../../../wasm/engine.d.ts';
/** What the engine says of a position; `forfeit`: a side lost there by other means than the rules. */
export type View = EngineView & { forfeit?: import('../match/match.js').Forfeit };
export type { Say } from '../words/say.js';

export type Side = 0 | 1;
/** Board units: x to the right, y down, a cell is about 1 x 1. */
export type Point = [x: number, y: number];
/** Names of colours; each theme gives them a value in css/theme.css or css/theme-play.css. */
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
  hints: boolean; // highlights the cells of legal moves
  areas?: boolean; // shows what each side has of the board, or could take
  origin?: number; // the cell at the place of cell 0, on boards that can be slid
  /** What is left out around such a board where cells are small: 1 the copies of its cells, 2 their names as well. */
  trim?: 0 | 1 | 2;
}

/** Where things are: drawing and clicking both ask this, so they cannot disagree. */
export interface Geometry {
  width: number; // of the whole picture, in board units
  height: number;
  rows: number[][]; // cells as they are read on the screen, row by row
  hexagonal?: boolean; // cells have six corners; the middles of their boxes are theirs
  centre(cell: number): Point;
  box(cell: number): { x: number; y: number; w: number; h: number };
  cellAt(at: Point): number | null;
  direction(key: string): number; // A key's direction in the game's own terms, -1 if it names none
  flick(dx: number, dy: number): number; // the direction nearest to a drag on the screen, -1 where drags mean nothing
  neighbour(cell: number, key: string): number | null; // where the cursor goes
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
  home?(view: View): number; // the cell where the keyboard's cursor begins
  rival?(view: View): number; // the cell of the opponent's pawn, which one should not lose from sight
  lit(choices: Choices): Set<number>; // cells that a move can begin with
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
  waits?(draft: Draft): boolean; // A complete draft that a mouse, too, does not play at once
  /** A key of the game's own (as KeyboardEvent.code), with the cursor's cell; null if it is none. */
  key?(choices: Choices, draft: Draft | null, cell: number, code: string): Draft | null;
  back(draft: Draft): Draft | null; // one step back
  move(draft: Draft): string | null; // the move's text once the draft is complete
  draft(move: string, view: View): Draft; // A move as a complete draft (a hint, a ghost)
  /** The position if the move ended with what is chosen, where that says something. */
  partial?(position: string, draft: Draft): string | null;
  typed(text: string, view: View): string; // A typed move in our notation; the engine judges it
  pass?(view: View): string | null; // the move that passes, where it is legal: a button plays it
}

export interface Pointed {
  move: string;
  whole: boolean;
  side: Side;
  ink?: Ink; // `hint` if it is left out
  sign?: string; // written beside it: "?"
}

export interface Scene<Draft extends object = object> {
  view: View;
  /** The last move and the view it was played in. */
  before: { view: View; move: string } | null;
  draft: Draft | null; // as it is pointed at
  chosen?: Draft | null; // the part of it that stays
  imagined: View | null; // the view after the draft
  movable: boolean; // A person is to move here
  progress: number; // of the last move's animation, 0 to 1
  /** A move of a side to point at, or only its beginning. */
  hint: Pointed | null;
  /** Moves to point at besides, each told apart by its ink and sign. */
  pointed?: Pointed[];
  look: Look;
}

/**
 * Sentences about a position. The fixed ones are in the game's lang/*.json: rules.1 to rules.3, turn (what to do now), example
 * (of a typed move), keys, over, ends, preview, reach, hintFirst, count.now and count.end (both also with .short), editor.over, editor.keys,
 * tool.<tool>, lesson.<say>, agent.<id>.name and .about, setup.<option>; side.0 and side.1 where the page's own colours are
 * not the game's. Cells are called as the coordinates on the board call them (common/cells.js).
 */
export interface Labels<Draft extends object = object, Choices extends object = object> {
  cell(say: Say, scene: Scene<Draft>, cell: number): string;
  move(say: Say, move: string, view: View, coords: Look['coords']): string; // what was played in that view
  short(move: string, coords: Look['coords']): string; // A move in a list of moves
  /** The same as a picture, the name of what it shows, and the cell where the move begins: for moves that are hard to read. */
  pictured?(
    say: Say,
    move: string,
    side: Side,
    coords: Look['coords'],
  ): { name: string; cell: string; picture: Picture };
  begins(move: string, view: View, coords: Look['coords']): string; // the cell that a move begins with
  where(say: Say, view: View, coords: Look['coords']): string; // where both sides are, for ears
  chosen(say: Say, choices: Choices, draft: Draft, coords: Look['coords']): string;
  next(say: Say, draft: Draft, coords: Look['coords']): string; // the same in two or three words, for eyes
  count(view: View, side: Side): number; // what a side has now: the number beside its name
  secondaryCount?(say: Say, view: View, side: Side): string; // what else it has, in two words
  unowned?(view: View): number; // what neither side has, where the counts share something out
  more?(say: Say, view: View, mine: Side): string; // what else can be counted of the position, said to one side
  must?(say: Say, view: View): string; // what must be done now, where the rules force something
  /** Which sentence `<game>.<ending>` says how the game ended, and one with `.short`; the score decided only if it is `over`. */
  ending?(view: View): string;
}

/** What can be picked up beside the board, one at a time, and turned. Sentences: `<game>.piece.<name>`. */
export interface Tray<Draft extends object = object> {
  pieces: string[];
  /** The keys of `key` in Input, as buttons. */
  keys: { turn: string; mirror: string };
  held(draft: Draft | null): string | null;
  pick(draft: Draft | null, piece: string): Draft | null; // that piece in hand, or put down again
  /** As it would lie. */
  picture(piece: string, draft: Draft | null, side: Side): Picture;
}

export interface Picture {
  marks: Mark[];
  width: number;
  height: number;
}

/** A game that was read from a text, as far as the rules allow it. */
export interface Loaded {
  game: string;
  setup: string; // empty when the start does not come from one
  positions: string[];
  moves: { text: string; ms: number | null; eval?: string; comment?: string; marks?: readonly string[] }[];
  record?: RecordMove[]; // the same moves with their variations
  ply: number; // which position to show
  notes: string[]; // keys of sentences that a person should know about it
  fault: string | null; // why it stops before its last move
}

/** The texts of the course that a game comes from. */
export interface Course {
  write(position: string): string; // the call of an agent in the course's language
  /** A game as the course prints it, null if the text is something else; `current` is the start on the screen. */
  read(text: string, rules: Rules, current: string): Loaded | { error: string } | null;
}

export interface Poster {
  /** A position as SVG text, null if it cannot be read. `coords`: as in Look; whatever else is taken for letters. */
  poster(position: string, coords: string): string | null;
  rule: [en: string, fr: string]; // the game in a line
  start: string; // the position that a game without any setup begins with
  palette?: string; // as the module's
  ratio?: number; // of its width to its height; square without
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
  sizes: [min: number, max: number]; // sizes offered, or equal ends where there is no choice
  palette?: string; // colours of the sides other than blue and orange: one that css/theme.css knows
  geometry(view: View, look: Look): Geo;
  draw(scene: Scene<Draft>, geometry: Geo): Mark[];
  rulePictures: Picture[]; // one for each of the three rules, 3 wide and 2 high
  span(scene: Scene<Draft>, geometry: Geo): number; // how long the last move's animation is, in steps
  input: Input<Draft, Choices, Geo>;
  labels: Labels<Draft, Choices>;
  tray?: Tray<Draft>;
  pack(move: string): string; // A move in a few URL-safe characters
  unpack(packed: string): string[]; // as many moves as the text holds; the engine judges them
  editor?(): Promise<Editor<Geo>>;
  lessons(): Promise<Lesson[]>; // "How to play", in motion
  replay(): Promise<Replay>;
  course?(): Promise<Course>;
  strengths?(): Promise<CrossTable>; // how the agents fared against each other
  levels?(): Promise<Duel[]>; // how the levels of an agent fared
  isHopeless?(view: View, side: Side): boolean; // nobody would play on as this side, if it lasts for some turns
}

/** Every agent against every other, measured: `arena match` makes it, web/tools/strengths.mjs keeps what the page shows. */
export interface CrossTable {
  command: string; // plays the matches again
  date: string;
  ms: number; // for each move
  games: number; // of each pair
  players: Standing[]; // the strongest first
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
  ms: number | null; // for each move, if that was what ended its thinking
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
  tools: string[]; // what a click may do; sentences `<game>.tool.<tool>`
  point(position: string, tool: string, geometry: Geo, at: Point): string; // A click at this point of the picture
  /** Enter on a cell (direction -1) or an arrow with Shift. */
  key(position: string, tool: string, cell: number, direction: number): string;
  resize(position: string, size: number): string;
  turn(position: string): string; // the other side is to move
  empty(size: number): string;
}
