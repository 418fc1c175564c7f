// Measures the page in Chromium; nothing here passes or fails. The site must be built (bash web/serve.sh --build-only).
//
//   node tests/bench/page.mjs start                  first visit on a mid phone: paint, ready for a move, layout shift
//   node tests/bench/page.mjs stop                   from Undo to the person's turn, and to the next agent's answer
//   node tests/bench/page.mjs frames [AGENT]         long tasks and frame times while an agent thinks
//   node tests/bench/page.mjs latency [AGENT…]       from request to move on the page's side, 300 moves on 6, 9, 12,
//                                                    or of another game with --game infexion
//   node tests/bench/page.mjs review                 the review of long games: first whole graph, all of it, longest task
//   node tests/bench/page.mjs memory                 100 games between agents in one page: heap and process
//
// --slow makes the machine a slow phone (processor throttled 4x, two busy processes beside the browser); --moves N and
// --games N change the numbers.
import { spawn } from 'node:child_process';
import { launchChromium, openGame, openPage, serve } from '../browser/harness.mjs';
import { loadEngine } from '../wasm/load.mjs';
import { frames } from './page/frames.mjs';
import { latency } from './page/latency.mjs';
import { memory } from './page/memory.mjs';
import { review } from './page/review.mjs';
import { start } from './page/start.mjs';
import { stop } from './page/stop.mjs';

const measures = { start, stop, frames, latency, review, memory };

const words = process.argv.slice(2);
const text = (name, fallback) => (words.includes(name) ? words[words.indexOf(name) + 1] : fallback);
const slow = words.includes('--slow');
const takesValue = ['--moves', '--games', '--game'];
const [what = 'start', ...named] = words.filter(
  (word, at) => !word.startsWith('--') && !takesValue.includes(words[at - 1]),
);
if (!measures[what]) throw new Error(`measure one of: ${Object.keys(measures).join(', ')}`);

const game = text('--game', 'colosseum');
const rules = await loadEngine(game);
const server = await serve({ compress: true });
const browser = await launchChromium();

/** Adds a session of its debugger to a page, throttled if asked. */
async function debugged(opening) {
  const opened = await opening;
  const client = await opened.context.newCDPSession(opened.page);
  if (slow) await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { ...opened, client };
}

const busy = slow ? [0, 1].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })) : [];
try {
  await measures[what]({
    browser,
    rules,
    game,
    agents: rules.games()[0].agents.map(({ id }) => id),
    named,
    slow,
    address: server.address,
    number: (name, fallback) => Number(text(name, fallback)),
    open: (query) => debugged(openGame(browser, server, query)),
    openBare: (options) => debugged(openPage(browser, [server.origin], options)),
  });
} finally {
  for (const child of busy) child.kill();
  await browser.close();
  await server.close();
}
