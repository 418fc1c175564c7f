// Version 1 of what an embed and its host say to each other: frozen, like embed/v1.html. Every message is an object with
// `ns: 'arena'`, `v: 1`, the frame's `id` (from its address) and a `type`.
//
// From the frame:
//   ready     { modes }                       it listens
//   resize    { height }                      it would like to be so high; `lti.frameResize` follows, for Canvas LMS
//   move      { move, ply, side }             a move was played; side 0 or 1
//   state     { position, ply, moves, side, outcome, thinking }   after every change, and as the answer to a request
//   gameover  { kind, score }                 kind: first, second or draw
//   found     { move, score, ms }             the answer to search
//   error     { code, message }
// From the host's page, from no other window. Each is answered by `state`, `found` or `error`, with the request's `ref`:
//   load      { text }        an address, record or position, as one would paste it into the page
//   play      { move }        for whoever is to move
//   undo      {}
//   goto      { ply }
//   setLevel  { agent }       who plays the sides that no person plays
//   setTheme  { theme }       auto, light or dark
//   search    { agent, ms }   think about the position on the board, and play nothing
//   stop      {}              end a search, and let agents wait

export const namespace = 'arena';
export const version = 1;

/** @typedef {Record<string, unknown>} Body */
/** @typedef {{ type: string, ref: unknown, body: Body }} Request */

/** The way to the host's page and back. @param {{ id: string, parentOrigin: string | null }} address */
export function openChannel({ id, parentOrigin }) {
  const host = window.parent === window ? null : window.parent;
  const target = parentOrigin ?? '*';
  return {
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
        if (!host || source !== host || (parentOrigin && origin !== parentOrigin)) return;
        if (typeof data !== 'object' || data?.ns !== namespace) return;
        const { type, ref, v, ...body } = data;
        if (v === version && typeof type === 'string') listener({ type, ref, body });
        else this.tell('error', { code: 'version', message: `this frame speaks version ${version}` }, ref);
      });
    },
  };
}

/** @typedef {ReturnType<typeof openChannel>} Channel */
