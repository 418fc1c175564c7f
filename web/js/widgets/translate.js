/** @import { Say } from '../words/say.js' */

/** Fills `data-say` (text) and `data-say-label` (accessible name, and the tooltip of a button) below an element.
 *  @param {ParentNode} root @param {Say} say */
export function translate(root, say) {
  for (const element of root.querySelectorAll('[data-say]'))
    if (element instanceof HTMLElement && element.dataset.say) element.textContent = say(element.dataset.say);
  for (const element of root.querySelectorAll('[data-say-label]')) {
    if (!(element instanceof HTMLElement) || !element.dataset.sayLabel) continue;
    const name = say(element.dataset.sayLabel);
    element.setAttribute('aria-label', name);
    // A tooltip over a whole panel would hide what one points at.
    if (element instanceof HTMLButtonElement) element.title = name;
  }
}
