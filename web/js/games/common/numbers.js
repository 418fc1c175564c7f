/** The numbers of a view by their name: one for each cell, or for each side. @param {import('../types.js').View} view @param {string} name
 *  @returns {number[]} */
export const factsOf = ({ facts }, name) => Array.from(facts[name] ?? []);

/** One of them. @param {import('../types.js').View} view @param {string} name @param {number} [at] */
export const fact = (view, name, at = 0) => factsOf(view, name)[at] ?? 0;

/** An element that is known to be there. @template T @param {readonly T[]} list @param {number} at @returns {T} */
export const elementAt = (list, at) => /** @type {T} */ (list[at]);
