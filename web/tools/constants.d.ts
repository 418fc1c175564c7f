// Constants that the build writes into the service worker (build.mjs).
declare const common: string[];
declare const ofGames: string[];
declare const edition: string;
