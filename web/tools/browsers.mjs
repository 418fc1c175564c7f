// The oldest browsers that are promised (README.md): JavaScript and CSS are lowered to them. js/pages/guard.js tells those
// that are older.
export const target = ['es2022', 'chrome111', 'edge111', 'firefox114', 'safari16.4'];

/** esbuild keeps the space before the value of a custom property, which only a script could notice. @param {string} css minified */
export const packProperties = (css) => css.replace(/(--[\w-]+): /g, '$1:');

const pair = /light-dark\(([^(),]+),\s*([^(),]+)\)/g;

/**
 * A style sheet without light-dark(), which the oldest of these browsers do not know: the light colours where they were, and
 * the dark ones for dark themes on screens.
 * @param {string} css with rules whose selectors are `:root…`
 */
export function lowerThemes(css) {
  const plain = css.replace(/\/\*.*?\*\//gs, '');
  /** @type {string[]} */
  const dark = [];
  const light = plain.replace(/(:root[^{},]*?)\s*\{([^{}]*)\}/g, (rule, selector, body) => {
    const declarations = [...body.matchAll(/[^;{}]*light-dark[^;]*;/g)].map(([text]) =>
      text.replace(pair, '$2').trim(),
    );
    if (declarations.length === 0) return rule;
    const text = declarations.join('');
    // Before any script the theme is the system's; whatever else changes colours is set by a script, as is the scheme.
    if (selector === ':root') dark.push(`@media (prefers-color-scheme:dark){:root:not([data-scheme]){${text}}}`);
    dark.push(`${selector}[data-scheme="dark"]{${text}}`);
    return rule.replace(pair, '$1');
  });
  if (light.includes('light-dark')) throw new Error('a light-dark() that the build does not know how to lower');
  // Paper is light, and forced colours are the visitor's own.
  return dark.length > 0 ? `${light}\n@media screen and (forced-colors:none){${dark.join('')}}` : css;
}
