// Constants that the build writes into the service worker (build.mjs).
declare const precache: string[];
declare const edition: string;
