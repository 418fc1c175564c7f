import { summary } from './numbers.mjs';

/** Time from Undo to the person's turn, and to the agent's next answer. */
export async function stop({ open, rules }) {
  const { page, close } = await open('?motion=off&size=7');
  const [felt, answered] = [[], []];
  for (let run = 0; run < 20; run++) {
    await page.evaluate(() => void (window.spins = [60_000]));
    const typed = page.locator('#typed input');
    const { moves } = rules.view('colosseum', '0000000/0200000/0000000/0100100/0000020/0000000/0000000 a3 g5 a');
    await typed.fill(moves[run]);
    await typed.press('Enter');
    await page.waitForFunction(() => location.hash.endsWith('@1'));
    await page.waitForTimeout(300);
    const times = await page.evaluate(
      async (next) => {
        const until = async (true_) => {
          while (!true_()) await new Promise((resolve) => setTimeout(resolve, 0));
          return performance.now();
        };
        const pressed = performance.now();
        document.querySelector('#actions .undo').click();
        const free =
          (await until(() => location.hash.endsWith('@0') && document.querySelector('.board-grid .lit'))) - pressed;
        document.querySelector('#typed input').value = next;
        const asked = performance.now();
        document.querySelector('#typed').requestSubmit();
        return [free, (await until(() => location.hash.endsWith('@2'))) - asked];
      },
      moves[run + 1],
    );
    felt.push(times[0]);
    answered.push(times[1]);
    await page.locator('#actions .undo').click();
    await page.waitForFunction(() => location.hash.endsWith('@0'));
  }
  console.log('from Undo in mid-search to the person’s turn, ms:', summary(felt));
  console.log('from the next move to the agent’s answer by the spare worker, ms:', summary(answered));
  await close();
}
