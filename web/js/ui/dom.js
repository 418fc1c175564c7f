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

/**
 * A select of values with names.
 * @param {[value: string, name: string][]} choices @param {string} chosen
 * @param {Record<string, string | ((event: Event) => void)>} [properties]
 */
export function makeSelect(choices, chosen, properties = {}) {
  const select = make('select', properties, ...choices.map(([value, name]) => make('option', { value }, name)));
  select.value = chosen;
  return select;
}

/** A control under its name. @param {string} name @param {HTMLElement} control @param {string} [help] */
export const field = (name, control, help) =>
  make('label', { class: 'field' }, make('span', {}, name), control, ...(help ? [make('small', {}, help)] : []));
