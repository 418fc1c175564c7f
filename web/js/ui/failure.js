// No engine, not yet or not at all: say so, and what helps. The board that the page came with stays.

/** @param {import('../games/types.js').Say} say @param {string} game */
export function showWait(say, game) {
  const status = /** @type {HTMLElement} */ (document.getElementById('status'));
  status.textContent = say('status.loading', { game: say(`${game}.name`) });
}

/** @param {import('../games/types.js').Say} say @param {Error & { code?: string }} error */
export function showFailure(say, error) {
  const status = /** @type {HTMLElement} */ (document.getElementById('status'));
  const key = `engine.${error.code ?? 'failed'}`;
  const sentence = say(key);
  status.textContent = sentence === key ? say('status.failed', { message: error.message }) : sentence;
  status.classList.add('bad');
  for (const id of ['new', 'past', 'share', 'how', 'settings']) document.getElementById(id)?.setAttribute('hidden', '');
}
