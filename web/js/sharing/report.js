// What a bug report needs, copied, or as a file where the browser refuses to copy.
import { version } from '../engine/files.js';
import { copy } from './copy.js';
import { download } from './picture.js';

/** @param {string[]} lines of what happened @returns {Promise<boolean>} whether it was copied */
export async function copyReport(lines) {
  const report = [
    `Two-Second Arena ${version}`,
    navigator.userAgent,
    `isolated ${crossOriginIsolated}`,
    location.href,
    ...lines,
  ].join('\n');
  const copied = await copy(report);
  if (!copied) download(new Blob([report], { type: 'text/plain' }), 'report.txt');
  return copied;
}
