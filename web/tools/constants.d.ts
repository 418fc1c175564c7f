// Constants that the build writes into the service worker (build.mjs).
declare const edition: string;
/** Every file of the edition by its name: what it must be, when it is kept, and the language that it is in. */
declare const files: Record<string, { integrity: string; part: string; language?: string }>;
