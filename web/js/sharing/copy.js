// Text out of the page, the one place that asks the browser to copy.

/** @param {string} text @returns {Promise<boolean>} false where the browser refuses: then it has to be offered otherwise */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies and says so; what the browser refuses to copy is selected, to be copied by hand.
 * @param {string} text @param {import('../games/types.js').Say} say @param {(sentence: string) => void} tell
 * @param {() => void} select
 */
export async function copyOrSelect(text, say, tell, select) {
  const copied = await copy(text);
  if (!copied) select();
  tell(say(copied ? 'share.copied' : 'share.byHand'));
}
