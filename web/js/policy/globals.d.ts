// TypeScript's library does not know Trusted Types yet.
interface TrustedTypesRules {
  createHTML: (markup: string) => string;
  createScriptURL: (url: string) => string;
}
declare var trustedTypes: { createPolicy(name: string, rules: TrustedTypesRules): TrustedTypesRules } | undefined;
