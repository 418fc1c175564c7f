// Holds a state and tells its listeners when it changed.

/**
 * @template State, Event
 * @param {(state: State, event: Event) => State} reduce @param {State} first
 */
export function createStore(reduce, first) {
  let state = first;
  /** @type {Set<(state: State, before: State) => void>} */
  const listeners = new Set();
  return {
    get state() {
      return state;
    },
    /** @param {Event} event */
    dispatch(event) {
      const before = state;
      state = reduce(before, event);
      if (state !== before) for (const listener of [...listeners]) listener(state, before);
    },
    /** @param {(state: State, before: State) => void} listener @returns {() => void} stops listening */
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
