// What the page asks of a game. One object of this shape a game, in `<game>/index.js`, listed in list.js; outside its
// folder nothing knows which game is played. Rules are asked from the engine; only Replay knows what a move does, for pages
// without one, and tests compare it with the engine.

/** @typedef {import('../../../wasm/engine.d.ts').Engine} Engine */
/** @typedef {import('../../../wasm/engine.d.ts').View} View */
/** @typedef {import('../../../wasm/engine.d.ts').GameInfo} GameInfo */
/** @typedef {import('../../../wasm/engine.d.ts').Outcome} Outcome */

/** Board units: x to the right, y down, a cell is about 1 x 1. @typedef {[x: number, y: number]} Point */

/** Names of colours; each theme gives them a value in css/theme.css. @typedef {string} Ink */

/**
 * What the painters understand, in drawing order. `ink` fills; `stroke` (an ink) outlines with `width`.
 * @typedef {{ shape: 'rect', x: number, y: number, w: number, h: number, r?: number, ink?: Ink, stroke?: Ink, width?: number, alpha?: number }
 *   | { shape: 'line', points: Point[], ink: Ink, width: number, dash?: [number, number], alpha?: number }
 *   | { shape: 'disc', at: Point, radius: number, ink?: Ink, stroke?: Ink, width?: number, alpha?: number }
 *   | { shape: 'poly', points: Point[], ink?: Ink, stroke?: Ink, width?: number, alpha?: number }
 *   | { shape: 'text', at: Point, text: string, size: number, ink: Ink, bold?: boolean, halo?: Ink, alpha?: number }} Mark
 */

/** How a board is shown; `origin` is the cell that stands where cell 0 does at first, on boards that can be slid.
 *  `trim`: what is left out around such a board where cells are small: 1 the copies of its cells, 2 their names as well.
 *  @typedef {{ coords: 'letters' | 'course' | 'none', flipped: boolean, hints: boolean, origin?: number, trim?: 0 | 1 | 2 }} Look */

/**
 * Where things are: drawing and clicking both ask this, so they cannot disagree.
 * @typedef {object} Geometry
 * @property {number} width   of the whole picture, in board units
 * @property {number} height
 * @property {number[][]} rows   cells as they are read on the screen, row by row
 * @property {(cell: number) => Point} centre
 * @property {(cell: number) => { x: number, y: number, w: number, h: number }} box
 * @property {(at: Point) => number | null} cellAt
 * @property {(key: string) => number} direction   a key's direction in the game's own terms, -1 if it names none
 * @property {(dx: number, dy: number) => number} flick   the direction nearest to a drag on the screen, -1 where drags mean nothing
 * @property {(cell: number, key: string) => number | null} neighbour   where the cursor goes
 * @property {(dx: number, dy: number) => number} [slide]   on a board without edges: the origin after its picture was slid so far
 * @property {boolean} [hexagonal]   cells have six corners, the middles of their boxes are theirs
 */

/** A half-made move, plain data; what is in it is the game's own business, null is nothing chosen. @typedef {any} Draft */
/** The legal moves in the form the game's input likes. @typedef {any} Choices */
/** The game's own geometry, with whatever it has beyond the members above. @typedef {any} OwnGeometry */

/**
 * One state machine for mouse, touch, keyboard and screen reader. Pure. A game of one step finishes a draft at the first
 * tap; one of four steps grows it; whoever shows drafts asks `move` whether it is complete.
 * @typedef {object} Input
 * @property {(view: View) => Choices} choices
 * @property {(choices: Choices) => Set<number>} lit   cells a move can begin with
 * @property {(choices: Choices, geometry: OwnGeometry, at: Point, draft: Draft | null) => Draft | null} point
 *   what a mouse at this point of the picture would choose, given what is chosen; a click there makes it so
 * @property {(choices: Choices, draft: Draft | null, cell: number) => { draft: Draft | null, commit?: boolean }} tap
 *   a tap, or Enter on a cell; `commit` when it agrees with the finished draft
 * @property {(choices: Choices, draft: Draft, direction: number) => Draft | null} [aim]
 *   an arrow once something is chosen; in a game without it arrows go on moving the cursor
 * @property {(choices: Choices, cell: number, direction: number) => Draft | null} [go]   cell and direction at once: a flick, Shift with an arrow
 * @property {(choices: Choices, draft: Draft | null, cell: number) => Draft | null} [sweep]   a finger, or a held button, comes over a cell
 * @property {(draft: Draft) => boolean} [waits]   a finished draft that a mouse, too, does not play at once
 * @property {(choices: Choices, draft: Draft | null, cell: number, code: string) => Draft | null} [key]
 *   a key of the game's own (as KeyboardEvent.code), with the cursor's cell; null if it is none
 * @property {(draft: Draft) => Draft | null} back   half a move back
 * @property {(draft: Draft) => string | null} move   the move's text once it is complete
 * @property {(move: string, view: View) => Draft} draft   a move as a finished draft (a hint, a ghost)
 * @property {(position: string, draft: Draft) => string | null} [standing]   the position if the half-move ended here, where that says something
 * @property {(text: string, view: View) => string} typed   a typed move in our notation; the engine judges it
 */

/**
 * @typedef {object} Scene
 * @property {View} view
 * @property {{ view: View, move: string } | null} before   the last move and the view it was played in
 * @property {Draft | null} draft   as it is pointed at
 * @property {Draft | null} [chosen]   the part of it that stays
 * @property {View | null} imagined   the view after the draft
 * @property {boolean} movable   a person is to move here
 * @property {number} progress   of the last move's animation, 0 to 1
 * @property {{ move: string, whole: boolean } | null} hint   a move to point at, or only its beginning
 * @property {Look} look
 */

/** @typedef {(key: string, values?: Record<string, string | number>) => string} Say */

/**
 * Sentences about a position. The fixed ones are in lang/*.json, each as `<game>.<key>`: name, rules.1 to rules.3, example
 * (of a typed move), keys, over, ends, reach, hintFirst, count.now and count.end (both also with .short), editor.over and
 * editor.keys, tool.<tool> and lesson.<say>; side.0 and side.1 where the page's own colours are not the game's.
 * Cells are called as the coordinates on the board call them (cells.js).
 * @typedef {object} Labels
 * @property {(say: Say, scene: Scene, cell: number) => string} cell
 * @property {(say: Say, move: string, view: View, coords: Look['coords']) => string} move   what was played in that view
 * @property {(move: string, coords: Look['coords']) => string} short   a move in a list of moves
 * @property {(say: Say, choices: Choices, draft: Draft, coords: Look['coords']) => string} chosen
 * @property {(say: Say, draft: Draft, coords: Look['coords']) => string} next   the same in two or three words, for eyes
 * @property {(view: View, side: 0 | 1) => number} count   what a side has now: the number beside its name
 * @property {(say: Say, view: View, side: 0 | 1) => string} [also]   what else it has, in two words
 * @property {(view: View) => string} [ending]   which sentence `<game>.<ending>` says how the game ended, and one with `.short`; the score decided only if it is `over`
 */

/**
 * What can be picked up beside the board, one at a time, and turned. Sentences: `<game>.piece.<name>`.
 * @typedef {object} Tray
 * @property {string[]} pieces
 * @property {(draft: Draft | null) => string | null} held
 * @property {(draft: Draft | null, piece: string) => Draft | null} pick   that piece in hand, or put down again
 * @property {(piece: string, draft: Draft | null, side: 0 | 1) => { marks: Mark[], width: number, height: number }} picture   as it would lie
 * @property {{ turn: string, mirror: string }} keys   of `key` in Input, as buttons
 */

/**
 * @typedef {object} Course
 * @property {(position: string) => string} write   the call of an agent in the course's language
 * @property {(text: string, rules: Engine, current: string) => import('../sharing/read.js').Loaded | { error: string } | null} read
 *   a game as the course prints it, null if the text is something else; `current` is the start on the screen
 */

/**
 * @typedef {object} Poster
 * @property {(position: string, coords: Look['coords']) => string | null} poster   a standing position as SVG text, null if it cannot be read
 * @property {string} start   the position that a game without any setup begins with
 * @property {string} [palette]   as the module's
 */

/**
 * What a page without an engine reads a written game with. It judges nothing: who looks on sees what was played.
 * @typedef {object} Replay
 * @property {(position: string) => 0 | 1} side   who is to move
 * @property {(position: string, move: string) => string | null} after   the position as the engine writes it, null if the move means nothing there
 */

/**
 * @typedef {object} GameModule
 * @property {string} id
 * @property {{ setup: string, opponent: string }} first   the game of a first visit
 * @property {[least: number, most: number]} sizes   sizes offered, or equal ends where there is no choice
 * @property {string} [palette]   colours of the sides other than blue and orange: one that css/theme.css knows
 * @property {() => Promise<CrossTable>} [strengths]   how the agents fared against each other
 * @property {() => Promise<Duel[]>} [levels]   how the levels of an agent fared
 * @property {(view: View, look: Look) => Geometry} geometry
 * @property {(scene: Scene, geometry: Geometry) => Mark[]} draw
 * @property {(scene: Scene, geometry: Geometry) => number} span   how far the last move went, in steps of an animation
 * @property {Input} input
 * @property {Labels} labels
 * @property {Tray} [tray]
 * @property {(move: string) => string} pack   a move in a few URL-safe characters
 * @property {(packed: string) => string[]} unpack   as many moves as the text holds; the engine judges them
 * @property {() => Promise<Editor>} [editor]
 * @property {() => Promise<Lesson[]>} lessons   "How to play", in motion
 * @property {() => Promise<Replay>} replay
 * @property {() => Promise<Course>} [course]   the texts of the course that the game comes from
 */
/**
 * Every agent against every other, measured: `arena match` makes it, web/tools/strengths.mjs keeps what the page shows.
 * @typedef {object} CrossTable
 * @property {string} command   that plays the matches again
 * @property {string} date
 * @property {number} ms   for each move
 * @property {number} games   of each pair
 * @property {Standing[]} players   the strongest first
 */
/** `against` has a null for the agent itself and follows the order of the players; scores and intervals in per cent.
 * @typedef {{ agent: string, elo: number | null, score: number, interval: [number, number], wins: number, draws: number, losses: number, late: number, against: (Encounter | null)[] }} Standing */
/** @typedef {{ score: number, interval: [number, number], wins: number, draws: number, losses: number }} Encounter */
/** A level against another, both as `arena match` names them: `champion level=2`. web/tools/levels.mjs writes it.
 * `ms` for each move, if that was what ended its thinking.
 * @typedef {Encounter & { player: string, rival: string, games: number, ms: number | null }} Duel */

/** One picture of a lesson: a position, what is pointed at, then the move that is shown; `say` names its sentence.
 * @typedef {{ say: string, position: string, draft: string | null, move: string | null }} Lesson */

/**
 * How positions are made by hand. Every edit leaves a text the engine can read.
 * @typedef {object} Editor
 * @property {string[]} tools   what a click may do; sentences `<game>.tool.<tool>`
 * @property {(position: string, tool: string, geometry: OwnGeometry, at: Point) => string} point   a click at this point of the picture
 * @property {(position: string, tool: string, cell: number, direction: number) => string} key   Enter on a cell (direction -1) or an arrow with Shift
 * @property {(position: string, size: number) => string} resize
 * @property {(position: string) => string} turn   the other side is to move
 * @property {(size: number) => string} empty
 */
export {};
