// Runs axe on a page, in every theme.
import { readFileSync } from 'node:fs';
import { tool } from './harness.mjs';

const axe = readFileSync(tool.resolve('axe-core/axe.min.js'), 'utf8');

const themes = [
  ['light', 'normal'],
  ['dark', 'normal'],
  ['light', 'more'],
  ['dark', 'more'],
];

/** axe's findings, a line each: all of its rules in the first theme, those about colours in every theme.
 *  @param {import('playwright-core').Page} page @param {string} state */
export async function findings(page, state) {
  await page.evaluate(axe);
  const found = [];
  for (const [at, [theme, contrast]] of themes.entries()) {
    await page.evaluate((data) => Object.assign(document.documentElement.dataset, data), {
      ...{ theme, contrast, scheme: theme },
    });
    const rules = at === 0 ? {} : { runOnly: ['color-contrast', 'link-in-text-block'] };
    const { violations } = await page.evaluate((options) => window.axe.run(options), rules);
    for (const { id, nodes } of violations)
      for (const { html, any } of nodes)
        found.push(`${state}, ${theme} ${contrast}: ${id} ${html.slice(0, 120)} ${any[0]?.message ?? ''}`);
  }
  return found;
}
