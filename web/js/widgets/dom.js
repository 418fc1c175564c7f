// Elements in one expression.

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name @param {Record<string, string | boolean | ((event: Event) => void)>} [properties] functions listen, the rest are attributes
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (typeof value === 'function') element.addEventListener(key, value);
    else if (value === true) element.setAttribute(key, '');
    else if (value !== false) element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

/** @typedef {[value: string, name: string][]} Choices */

/** @param {Choices} choices */
const makeOptions = (choices) => choices.map(([value, name]) => make('option', { value }, name));

/**
 * A select of values with names.
 * @param {Choices} choices @param {string} chosen
 * @param {Record<string, string | ((event: Event) => void)>} [properties]
 */
export function makeSelect(choices, chosen, properties = {}) {
  const select = make('select', properties, ...makeOptions(choices));
  select.value = chosen;
  return select;
}

/** Puts choices under headings; a heading over nothing, or over everything, is left out.
 *  @param {HTMLSelectElement} select @param {[heading: string, choices: Choices][]} groups */
export function fillWithGroups(select, groups) {
  const full = groups.filter(([, choices]) => choices.length > 0);
  select.replaceChildren(
    ...full.flatMap(([label, choices]) =>
      full.length > 1 ? [make('optgroup', { label }, ...makeOptions(choices))] : makeOptions(choices),
    ),
  );
}

/** A control under its name. @param {string} name @param {HTMLElement} control @param {string} [help] */
export const field = (name, control, help) =>
  make('label', { class: 'field' }, make('span', {}, name), control, ...(help ? [make('small', {}, help)] : []));
