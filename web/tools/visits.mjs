// Which files a visitor needs, and when: from the bundles of the pages.
import { reach } from './budget.mjs';
import { references } from './pages.mjs';

/** What a first game does not need: it comes when it is asked for, or once the page is idle. */
const extras = [
  /js\/dialogs\/list\.js$/,
  /js\/games\/\w+\/(extras|replay|poster)\.js$/,
  /css\/(dialogs|contrast)\.css$/,
];

/** @typedef {import('./bundle.mjs').Bundle} Bundle */
/** @typedef {{ web: string, worker: string, html: Map<string, string>, bundles: Map<string, Bundle> }} Site
 *  `worker`: the source of the thinking worker; pages by their names */

/** The game that a file belongs to, if it is one's own.
 *  @param {{ inputs: object, entryPoint?: string } | undefined} output of esbuild */
function gameOf(output) {
  // A script whose whole code is shared with another is a line that imports it.
  const sources = [output?.entryPoint ?? '', ...Object.keys(output?.inputs ?? {})].filter(Boolean);
  const owners = sources.map((path) => /js\/games\/(?!common)(\w+)\/|\/arena-(\w+)\./.exec(path));
  const [owner, other] = new Set(owners.map((match) => match?.[1] ?? match?.[2]));
  return other === undefined ? owner : undefined;
}

/** The language that a file of sentences is in. @param {string} name in the site */
export const languageOf = (name) => /^assets\/(\w\w)-\w+\.json$/.exec(name)?.[1];

/** What a page fetches, by names in the site: before its first paint, for a first game of these games, and ever.
 *  @param {Site} site @param {string} page @param {string[]} played */
export function fetchedBy({ web, worker, html, bundles }, page, played) {
  const built = /** @type {Bundle} */ (bundles.get(page));
  const named = references(web, page, html.get(page) ?? '');
  const nameOf = (/** @type {import('./pages.mjs').Reference} */ { path }) => built.nameOf(path);
  const needed = named.filter((reference) => reference.needed).map(nameOf);
  const others = [...named.map(nameOf), built.nameOf(worker)];
  const ofOthers = (/** @type {string} */ name) => {
    const game = gameOf(built.outputs[name]);
    return game !== undefined && !played.includes(game);
  };
  const isExtra = (/** @type {string} */ name) => {
    const { entryPoint, inputs = {} } = built.outputs[name] ?? {};
    const sources = entryPoint ? [entryPoint] : Object.keys(inputs);
    return sources.length > 0 && sources.every((source) => extras.some((pattern) => pattern.test(source)));
  };
  const inSite = (/** @type {Set<string>} */ names) => [page, ...[...names].map((name) => `assets/${name}`)];
  const first = reach(built, needed, others, (name) => ofOthers(name) || isExtra(name));
  return {
    now: inSite(first.now).filter((name) => /\.(html|css|js)$/.test(name)),
    first: inSite(first.all),
    ever: inSite(reach(built, needed, others, ofOthers).all),
  };
}
