// Constants that the build writes into the service worker (build.mjs).
declare const common: string[];
declare const ofGames: string[];
declare const commonByLanguage: Record<string, string[]>;
declare const ofGamesByLanguage: Record<string, string[]>;
declare const edition: string;
