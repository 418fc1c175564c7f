// Version 1 of what an embed and its host say to each other: frozen, like embed/v1.html. web/embed/README.md has the table
// of all messages, and a test holds the embed to it. Every message is an object with `ns: 'arena'`, `v: 1`, the frame's
// `id` (from its address) and a `type`.

export const namespace = 'arena';
export const version = 1;

/** @typedef {Record<string, unknown>} Body */
/** @typedef {{ type: string, ref: unknown, body: Body }} Request */

/** An origin as messages need it: a parent that names no scheme is taken for https. Null if it is none at all.
 *  @param {string} parent */
export function originOf(parent) {
  const text = /^https?:\/\//.test(parent) ? parent : `https://${parent}`;
  try {
    const { origin } = new URL(text);
    // Some browsers escape what cannot be in a host's name.
    return origin.includes('%') ? null : origin;
  } catch {
    return null;
  }
}

/** The way to the host's page and back. Without a `parent` any page may be the host; with one that is no origin, none.
 *  @param {{ id: string, parent: string | null }} address */
export function openChannel({ id, parent }) {
  const pinned = parent === null ? '*' : originOf(parent);
  const host = window.parent === window || pinned === null ? null : window.parent;
  const target = pinned ?? '*';
  return {
    /** Whether the address names a parent that cannot be one. */
    hasBadParent: pinned === null,
    /** @param {string} type @param {Body} [body] @param {unknown} [ref] of the request that this answers */
    tell(type, body = {}, ref = undefined) {
      host?.postMessage(
        { ns: namespace, v: version, id, type, ...(ref === undefined ? {} : { ref }), ...body },
        target,
      );
    },
    /** @param {number} height CSS pixels */
    askForHeight(height) {
      this.tell('resize', { height });
      host?.postMessage({ subject: 'lti.frameResize', height }, target);
    },
    /** @param {(request: Request) => void} listener */
    listen(listener) {
      addEventListener('message', ({ source, origin, data }) => {
        if (!host || source !== host || (target !== '*' && origin !== target)) return;
        if (typeof data !== 'object' || data?.ns !== namespace) return;
        const { type, ref, v, ...body } = data;
        if (v === version && typeof type === 'string') listener({ type, ref, body });
        else this.tell('error', { code: 'version', message: `this frame speaks version ${version}` }, ref);
      });
    },
  };
}

/** @typedef {ReturnType<typeof openChannel>} Channel */
