// Access to the elements in the pages' HTML.

/** @param {string} id @returns {HTMLElement} */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** An element without its placeholder text, after which lit-html would render. @param {string} id */
export function emptied(id) {
  const element = byId(id);
  element.replaceChildren();
  return element;
}

/** The value of the control that fired an event. @param {Event} event */
export const valueFrom = ({ target }) =>
  /** @type {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} */ (target).value;
