import { summary } from './numbers.mjs';

/** Time from request to move, as the page sees it, over whole games of an agent against itself. */
export async function latency({ open, agents, named, slow, game, number }) {
  for (const agent of named.length ? named : agents) {
    const all = [];
    const boards = game === 'colosseum' ? ['size=6', 'size=9', 'size=12'] : [`game=${game}`];
    for (const board of boards) {
      const wanted = Math.ceil(number('--moves', 300) / boards.length);
      const times = [];
      for (let seed = 1; times.length < wanted; seed++) {
        const { page, close } = await open(
          `?${board}&seed=${seed}&side=none&agent=${agent}&rival=${agent}&pace=0&motion=off`,
        );
        const missing = wanted - times.length;
        await page.waitForFunction(
          (plies) => !document.getElementById('result').hidden || Number(location.hash.split('@')[1]) >= plies,
          missing,
          { timeout: 0, polling: 100 },
        );
        const played = await page.evaluate(() => {
          const read = (key) => JSON.parse(localStorage.getItem(`arena:${location.pathname}:${key}`));
          return read(`game.${read('games')[0]}`);
        });
        times.push(...played.nodes.slice(0, missing).map(({ ms }) => ms));
        await close();
      }
      all.push(...times);
      console.log(`${agent}, ${board}, ms from request to move:`, summary(times));
    }
    console.log(`${agent}, all${slow ? ', slow phone' : ''}:`, {
      ...summary(all),
      late: all.filter((ms) => ms > 2000).length,
    });
  }
}
