// Templates as markup, without a page: what a panel would show.

/** @param {string} before the text before a value @returns {{ text: string, name: string } | null} the attribute that the value is of */
function attributeAt(before) {
  const match = /\s([.@?]?[\w-]+)="?$/.exec(before);
  return match ? { text: before.slice(0, match.index), name: match[1] } : null;
}

/** What the one directive in use, `repeat`, would draw; null for anything else. @param {object} value */
function repeated(value) {
  if (!('_$litDirective$' in value)) return null;
  const { values } = /** @type {{ values: any[] }} */ (/** @type {unknown} */ (value));
  return [...values[0]].map(values[values.length - 1]);
}

/** Properties that are seen are written as attributes. */
const shown = ['.value', '.checked', '.selected', '.style'];

/** @param {unknown} template of lit-html @returns {string} */
export function markup(template) {
  if (Array.isArray(template)) return template.map(markup).join('');
  if (template === null || template === undefined || typeof template === 'symbol' || typeof template === 'function')
    return '';
  const list = typeof template === 'object' ? repeated(template) : null;
  if (list) return markup(list);
  if (typeof template !== 'object' || !('strings' in template)) return String(template);
  const { strings, values } = /** @type {{ strings: string[], values: unknown[] }} */ (template);
  return strings
    .map((text, at) => {
      if (at === values.length) return text;
      const value = values[at];
      const attribute = attributeAt(text);
      if (!attribute) return text + markup(value);
      const { name } = attribute;
      if (name.startsWith('@') || (name.startsWith('.') && !shown.includes(name)) || typeof value === 'symbol')
        return attribute.text;
      if (name.startsWith('?') || value === true || value === false)
        return value ? `${attribute.text} ${name.replace(/^[?.]/, '')}` : attribute.text;
      return `${attribute.text} ${name.replace('.', '')}="${markup(value)}"`;
    })
    .join('')
    .replace(/\s*\n\s+/g, ' ')
    .replace(/""/g, '"');
}

/** The words alone. @param {unknown} template */
export const wordsOf = (template) =>
  markup(template)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The listeners in a template by the kind of event, in order. @param {unknown} template @param {string} kind @returns {((event?: unknown) => void)[]} */
export function listeners(template, kind) {
  if (Array.isArray(template)) return template.flatMap((each) => listeners(each, kind));
  const list = typeof template === 'object' && template !== null ? repeated(template) : null;
  if (list) return listeners(list, kind);
  if (typeof template !== 'object' || template === null || !('strings' in template)) return [];
  const { strings, values } = /** @type {{ strings: string[], values: any[] }} */ (template);
  return values.flatMap((value, at) => {
    if (attributeAt(strings[at])?.name === `@${kind}`) return [value];
    return listeners(value, kind);
  });
}
