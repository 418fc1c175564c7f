/** @import { Say } from '../words/say.js' */

/** Fills `data-say` (text) and `data-say-label` (accessible name and tooltip) below an element.
 *  @param {ParentNode} root @param {Say} say */
export function translate(root, say) {
  for (const element of root.querySelectorAll('[data-say]'))
    if (element instanceof HTMLElement && element.dataset.say) element.textContent = say(element.dataset.say);
  for (const element of root.querySelectorAll('[data-say-label]')) {
    if (!(element instanceof HTMLElement) || !element.dataset.sayLabel) continue;
    element.title = say(element.dataset.sayLabel);
    element.setAttribute('aria-label', element.title);
  }
}
