// What a visitor can choose once for all games. The address wins over what is saved, that over the first choice here.

/** The first value of each is the default. */
export const settingValues = /** @type {const} */ ({
  theme: ['auto', 'light', 'dark'],
  contrast: ['auto', 'normal', 'more'],
  coords: ['letters', 'course', 'none'],
  hints: ['on', 'off'],
  areas: ['off', 'on'],
  resign: ['on', 'off'],
  evaluation: ['off', 'on'],
  warn: ['off', 'on'],
  confirm: ['auto', 'always', 'never'],
  motion: ['auto', 'off'],
  sound: ['off', 'on'],
  letters: ['on', 'off'],
  verbosity: ['normal', 'terse'],
  lang: ['auto', 'en', 'fr'],
  think: ['2', '0.5', '0.1', 'n1000', 'n10000', 'n100000'],
  pace: ['400', '0', '1200'],
});

/** @typedef {{ [Name in keyof typeof settingValues]: typeof settingValues[Name][number] }} Settings */
/** @typedef {keyof Settings} SettingName */

export const settingNames = /** @type {SettingName[]} */ (Object.keys(settingValues));

/** Values that are none of a setting's are passed over. @param {unknown} saved @param {URLSearchParams} address @returns {Settings} */
export function readSettings(saved, address) {
  const kept = new Map(Object.entries(typeof saved === 'object' && saved !== null ? saved : {}));
  const chosen = settingNames.map((name) => {
    const values = /** @type {readonly string[]} */ (settingValues[name]);
    const value = [address.get(name), kept.get(name)].find((one) => typeof one === 'string' && values.includes(one));
    return [name, value ?? values[0]];
  });
  return Object.fromEntries(chosen);
}

/** The limits of an agent's move, as they are shown: the engine's time manager keeps back what it takes to be in time.
 *  @param {Settings['think']} think @returns {import('../../../wasm/engine.d.ts').Limits} */
export const limitsOf = (think) =>
  think.startsWith('n') ? { nodes: Number(think.slice(1)) } : { ms: Math.round(Number(think) * 1000) };
