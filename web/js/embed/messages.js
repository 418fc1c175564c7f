// Version 1 of what an embed and its host say to each other: frozen, like embed/v1.html. web/embed/README.md has the table
// of all messages, and a test checks the embed against it. In js/embed the host is the page that holds the frame, never a
// web server. Every message is an object with `ns: 'arena'`, `v: 1`, the frame's
// `id` (from its address) and a `type`.

export const namespace = 'arena';
export const version = 1;

/** @typedef {Record<string, unknown>} Body */
/** @typedef {{ type: string, ref: unknown, body: Body }} Request */

/** An origin as messages need it: a parent that names no scheme is taken for https. Null if `parent` is not an origin.
 *  @param {string} parent */
export function originOf(parent) {
  const text = /^https?:\/\//.test(parent) ? parent : `https://${parent}`;
  try {
    const { origin } = new URL(text);
    // Some browsers percent-encode characters that a domain name cannot contain, instead of throwing.
    return origin.includes('%') ? null : origin;
  } catch {
    return null;
  }
}

/** The message channel to the page that holds the frame. Without a `parent` any page may talk to the frame; with an
 *  invalid one nobody may.
 *  @param {{ id: string, parent: string | null }} address */
export function openChannel({ id, parent }) {
  const allowedOrigin = parent === null ? '*' : originOf(parent);
  const hostWindow = window.parent === window || allowedOrigin === null ? null : window.parent;
  const target = allowedOrigin ?? '*';
  return {
    /** Whether the address names a parent that cannot be one. */
    hasBadParent: allowedOrigin === null,
    /** @param {string} type @param {Body} [body] @param {unknown} [ref] of the request that this answers */
    tell(type, body = {}, ref = undefined) {
      hostWindow?.postMessage(
        { ns: namespace, v: version, id, type, ...(ref === undefined ? {} : { ref }), ...body },
        target,
      );
    },
    /** @param {number} height CSS pixels */
    askForHeight(height) {
      this.tell('resize', { height });
      hostWindow?.postMessage({ subject: 'lti.frameResize', height }, target);
    },
    /** @param {(request: Request) => void} listener */
    listen(listener) {
      addEventListener('message', ({ source, origin, data }) => {
        if (!hostWindow || source !== hostWindow || (target !== '*' && origin !== target)) return;
        if (typeof data !== 'object' || data?.ns !== namespace) return;
        const { type, ref, v, ...body } = data;
        if (v === version && typeof type === 'string') listener({ type, ref, body });
        else this.tell('error', { code: 'version', message: `this frame speaks version ${version}` }, ref);
      });
    },
  };
}

/** @typedef {ReturnType<typeof openChannel>} Channel */
