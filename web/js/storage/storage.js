// What this device remembers. In a private window's frame touching localStorage throws, and a storage may be full: then
// memory serves, and the page can say that nothing is kept. Keys carry the path of the deployment, since several may stand
// on one origin.

const oldPrefix = 'arena.';

/** The part of every key that belongs to a deployment. @param {string} path of the site's folder */
export const prefixOf = (path) => `arena:${path}:`;

/** @param {Storage} storage @param {string} prefix */
const keysOf = (storage, prefix) => Object.keys(storage).filter((key) => key.startsWith(prefix));

/** @param {() => Storage} open @param {{ path?: string }} [deployment] `path`: of the site's folder */
export function createStorage(open, { path = '/' } = {}) {
  const prefix = prefixOf(path);
  /** @type {Map<string, string>} */
  const memory = new Map();
  /** @type {Storage | null} */
  let device = null;
  let isPersistent = true;
  /** @type {(() => void)[]} */
  const listeners = [];
  const fail = () => {
    if (!isPersistent) return;
    isPersistent = false;
    for (const listener of listeners) listener();
  };
  try {
    device = open();
    device.setItem(`${prefix}probe`, '1');
    device.removeItem(`${prefix}probe`);
    // Editions before this one had no path in their keys.
    if (keysOf(device, prefix).length === 0)
      for (const key of keysOf(device, oldPrefix)) {
        device.setItem(prefix + key.slice(oldPrefix.length), device.getItem(key) ?? '');
        device.removeItem(key);
      }
  } catch {
    fail();
  }
  /** @param {string} key @returns {string | null} */
  const readText = (key) => {
    try {
      return memory.get(key) ?? device?.getItem(prefix + key) ?? null;
    } catch {
      return null;
    }
  };
  return {
    /** Whether everything that was written outlives the page. */
    get isPersistent() {
      return isPersistent;
    },
    /** Told once, when the first write fails. @param {() => void} listener */
    onFailure(listener) {
      listeners.push(listener);
    },
    readText,
    /** @param {string} key @returns {unknown} what was written, or null */
    read(key) {
      try {
        return JSON.parse(readText(key) ?? 'null');
      } catch {
        return null;
      }
    },
    /** @param {string} key @param {unknown} value */
    write(key, value) {
      this.writeText(key, JSON.stringify(value));
    },
    /** @param {string} key @param {string} text */
    writeText(key, text) {
      try {
        if (!device) throw new Error('no storage');
        device.setItem(prefix + key, text);
        memory.delete(key);
      } catch {
        // Full or refused: this page still remembers.
        memory.set(key, text);
        fail();
      }
    },
    /** @param {string} key */
    remove(key) {
      memory.delete(key);
      try {
        device?.removeItem(prefix + key);
      } catch {
        fail();
      }
    },
    /** @returns {string[]} */
    keys() {
      try {
        const kept = device ? keysOf(device, prefix).map((key) => key.slice(prefix.length)) : [];
        return [...new Set([...kept, ...memory.keys()])];
      } catch {
        return [...memory.keys()];
      }
    },
    /** Forgets everything that this page ever kept. */
    erase() {
      for (const key of this.keys()) this.remove(key);
    },
  };
}

/** @typedef {ReturnType<typeof createStorage>} Store */

/** A storage that keeps nothing longer than the page: an embed asks for none. */
export const noStorage = () =>
  createStorage(() => {
    throw new Error('none wanted');
  });
