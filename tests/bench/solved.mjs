// Counts the solved positions in which an agent plays right: node tests/bench/solved.mjs [agent] [ms] [native|wasm].
// Not a test: it depends on time. What must hold on every machine is tested in tests/wasm and tests/unit.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { loadEngine, readJsonLines } from '../wasm/load.mjs';

const [agent = 'champion', ms = '60', where = 'native'] = process.argv.slice(2);

const native = () => {
  const engine = spawn(fileURLToPath(new URL('../../build/native/arena', import.meta.url)), ['ugi']);
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  engine.stdin.write(`setoption name Game value colosseum\nsetoption name Agent value ${agent}\n`);
  return {
    think: async (fen) => {
      engine.stdin.write(`uginewgame\nposition fen ${fen}\ngo movetime ${ms}\n`);
      let score = '';
      for (;;) {
        const { value: line } = await lines.next();
        score = line.match(/score (\w+ -?\d+)/)?.[1] ?? score;
        const move = line.match(/^bestmove (\S+)/)?.[1];
        if (move) return { move, score };
      }
    },
    close: () => engine.stdin.end(),
  };
};

const wasm = async () => {
  const engine = await loadEngine('colosseum');
  const session = new engine.Session();
  return {
    think: async (fen) => {
      session.reset();
      const answer = session.think({ game: 'colosseum', position: fen, agent, limits: { ms: Number(ms) - 10 } }, null);
      return { move: answer.move, score: `${answer.score.kind} ${answer.score.value}` };
    },
    close: () => session.delete(),
  };
};

const player = where === 'wasm' ? await wasm() : native();
const count = { right: 0, all: 0, proven: 0, wronglyProven: 0, hardRight: 0, hard: 0 };
for (const line of readJsonLines('colosseum_solved.jsonl')) {
  const { move, score } = await player.think(line.fen);
  const right = line.best.includes(move);
  const proven = /^(win|loss)/.exec(score)?.[1];
  const hard = line.found_depth === null || line.found_depth === undefined || line.found_depth >= 3;
  ++count.all;
  count.right += right;
  count.hard += hard;
  count.hardRight += hard && right;
  count.proven += proven !== undefined;
  count.wronglyProven += proven !== undefined && proven !== line.value;
  if (!right)
    console.log(
      `wrong: ${move} for ${line.best.join(' ')} (${line.value}, found at ${line.found_depth}) in ${line.fen}`,
    );
}
player.close();
console.log(count);
