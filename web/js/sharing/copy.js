/** Text out of the page, the one place that asks the browser to copy.
 *  @param {string} text @returns {Promise<boolean>} false where the browser refuses: then it has to be offered otherwise */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
