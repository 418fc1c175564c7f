// What the Content-Security-Policy of the page's web host has refused. The guards of the pages, which run before any module,
// note it in the document.

/** What a directive must allow, by the directive or by what was refused; else 'self'. @type {Record<string, string>} */
const sources = { 'trusted-types': 'arena lit-html', 'wasm-eval': "'wasm-unsafe-eval'", blob: 'blob:' };

/** What the policy must allow, in its own syntax, as in `connect-src 'self'`; empty if it has refused nothing. */
export function ruleToAllow() {
  const [directive = '', refused = ''] = globalThis.document?.documentElement.dataset.refused?.split(',') ?? [];
  return directive && `${directive.replace('-elem', '')} ${sources[directive] ?? sources[refused] ?? "'self'"}`;
}
