// A constant that the build writes into early.js (build.mjs): the name of each game's engine, in assets/.
declare const engines: Record<string, string>;
