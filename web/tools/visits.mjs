// Works out, from the bundles of the pages, which files a visit fetches and when.
import { reach } from './budget.mjs';
import { references } from './pages.mjs';

/** Files that a first game can do without: they are fetched on demand, or when the page is idle. */
const extras = [
  /js\/dialogs\/list\.js$/,
  /js\/play\/without-engine\.js$/,
  /js\/pages\/failure(-words)?\.js$/,
  /js\/games\/\w+\/(extras|replay|poster)\.js$/,
  /css\/(advice|dialogs|contrast|review)\.css$/,
  /js\/play\/(drawing|friend)\.js$/,
  /js\/(advice|review)\//,
  /\/(faults|dialogs)\/lang\//,
];

/** @typedef {import('./bundle.mjs').Bundle} Bundle */
/** @typedef {{ web: string, worker: string, html: Map<string, string>, bundles: Map<string, Bundle> }} Site
 *  `worker`: path of the source of the thinking worker; `html` and `bundles`: by the name of the page */

/** The one game that a file belongs to; undefined if no game does, or several share it.
 *  @param {{ inputs: object, entryPoint?: string } | undefined} output of esbuild */
function gameOf(output) {
  // If all code of an entry has moved into a shared file, its output has no inputs of its own: its entry point says then
  // which game it belongs to.
  const sources = [output?.entryPoint ?? '', ...Object.keys(output?.inputs ?? {})].filter(Boolean);
  const owners = sources.map((path) => /js\/games\/(?!common)(\w+)\/|\/arena-(\w+)\./.exec(path));
  const [owner, other] = new Set(owners.map((match) => match?.[1] ?? match?.[2]));
  return other === undefined ? owner : undefined;
}

/** The language that a file of sentences is in. @param {string} name in the site */
export const languageOf = (name) => /^assets\/(\w\w)-\w+\.json$/.exec(name)?.[1];

/** Files that a page fetches, by their names in the site. `now`: page, scripts and styles before the first paint; `first`:
 *  up to a first game; `ever`: at most. Files of games that are not in `played` are left out of all three.
 *  @param {Site} site @param {string} page @param {string[]} played */
export function fetchedBy({ web, worker, html, bundles }, page, played) {
  const built = /** @type {Bundle} */ (bundles.get(page));
  const named = references(web, page, html.get(page) ?? '');
  const outputOf = (/** @type {import('./pages.mjs').Reference} */ { path }) => built.nameOf(path);
  const needed = named.filter((reference) => reference.needed).map(outputOf);
  const laterEntries = [...named.map(outputOf), built.nameOf(worker)];
  const isOfUnplayedGame = (/** @type {string} */ name) => {
    const game = gameOf(built.outputs[name]);
    return game !== undefined && !played.includes(game);
  };
  const isExtra = (/** @type {string} */ name) => {
    const { entryPoint, inputs = {} } = built.outputs[name] ?? {};
    const sources = entryPoint ? [entryPoint] : Object.keys(inputs);
    return sources.length > 0 && sources.every((source) => extras.some((pattern) => pattern.test(source)));
  };
  const inSite = (/** @type {Set<string>} */ names) => [page, ...[...names].map((name) => `assets/${name}`)];
  const firstGame = reach(built, needed, laterEntries, (name) => isOfUnplayedGame(name) || isExtra(name));
  return {
    now: inSite(firstGame.now).filter((name) => /\.(html|css|js)$/.test(name)),
    first: inSite(firstGame.all),
    ever: inSite(reach(built, needed, laterEntries, isOfUnplayedGame).all),
  };
}
