// A host may demand Trusted Types (`require-trusted-types-for 'script'`): browsers then take markup and addresses of scripts
// only from a policy. A host that lists the policies it allows must list this one and lit-html's.

const same = (/** @type {string} */ text) => text;
const rules = { createHTML: same, createScriptURL: same };

/** Give it only markup and addresses that our own code has written: pictures, in which texts are escaped, and our scripts. */
export const trusted = globalThis.trustedTypes?.createPolicy('arena', rules) ?? rules;
