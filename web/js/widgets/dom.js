// The elements that the pages' HTML brings along.

/** @param {string} id @returns {HTMLElement} */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Renders come after what is there: the words of the first paint make room. @param {string} id */
export function emptied(id) {
  const element = byId(id);
  element.replaceChildren();
  return element;
}

/** The value of a control that tells an event. @param {Event} event */
export const valueFrom = ({ target }) =>
  /** @type {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} */ (target).value;
