// What a bug report needs, copied, or as a file where the browser refuses to copy.
import { version } from '../engine/files.js';
import { copy } from './copy.js';
import { download } from './picture.js';

/**
 * The button that was pressed says that it is done.
 * @param {HTMLElement} button @param {import('../games/types.js').Say} say @param {string[]} lines of what happened
 */
export async function copyReport(button, say, lines) {
  const report = [
    `Two-Second Arena ${version}`,
    navigator.userAgent,
    `isolated ${crossOriginIsolated}`,
    location.href,
    ...lines,
  ].join('\n');
  if (await copy(report)) button.textContent = say('share.copied');
  else download(new Blob([report], { type: 'text/plain' }), 'report.txt');
}
