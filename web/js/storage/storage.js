// What this device remembers. In a private window's frame touching localStorage throws: then memory serves, and the page
// can say that nothing is kept.

const prefix = 'arena.';

/** @param {() => Storage} open */
export function createStorage(open) {
  /** @type {Map<string, string>} */
  const memory = new Map();
  /** @type {Storage | null} */
  let kept = null;
  try {
    kept = open();
    kept.setItem(`${prefix}probe`, '1');
    kept.removeItem(`${prefix}probe`);
  } catch {
    kept = null;
  }
  return {
    /** Whether what is written outlives the page. */
    get lasting() {
      return kept !== null;
    },
    /** @param {string} key @returns {any} what was written, or null */
    read(key) {
      try {
        const text = memory.get(key) ?? kept?.getItem(prefix + key);
        return text ? JSON.parse(text) : null;
      } catch {
        return null;
      }
    },
    /** @param {string} key @param {unknown} value */
    write(key, value) {
      const text = JSON.stringify(value);
      try {
        if (!kept) throw new Error('no storage');
        kept.setItem(prefix + key, text);
        memory.delete(key);
      } catch {
        // Full or refused: this page still remembers.
        memory.set(key, text);
      }
    },
    /** @param {string} key */
    remove(key) {
      memory.delete(key);
      kept?.removeItem(prefix + key);
    },
    /** Forgets everything this page ever kept. */
    erase() {
      memory.clear();
      for (const key of Object.keys(kept ?? {})) if (key.startsWith(prefix)) kept?.removeItem(key);
    },
  };
}

/** @typedef {ReturnType<typeof createStorage>} Store */
