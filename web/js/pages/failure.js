// What a page shows when it did not start: the reason, and ways out. Asked for by guard.js when that happens.
import { failureSentence } from './failure-words.js';

const english = {
  reload: 'Reload',
  afresh: 'Start afresh',
  erase: 'Erase what is stored',
  sure: 'Really erase all?',
  report: 'Copy report',
  copied: 'Copied.',
};
/** @type {typeof english} */
const french = {
  reload: 'Recharger',
  afresh: 'Recommencer à neuf',
  erase: 'Effacer ce qui est enregistré',
  sure: 'Vraiment tout effacer ?',
  report: 'Copier un rapport',
  copied: 'Copié.',
};
const words = navigator.language.startsWith('fr') ? french : english;

/** @param {string} label @param {(button: HTMLButtonElement) => void} act */
function button(label, act) {
  const element = document.createElement('button');
  Object.assign(element, { type: 'button', className: 'button', textContent: label, onclick: () => act(element) });
  return element;
}

function eraseAll() {
  const folder = location.pathname.replace(/[^/]*$/, '');
  for (const key of Object.keys(localStorage))
    if (key.startsWith(`arena:${folder}:`) || key.startsWith('arena.')) localStorage.removeItem(key);
}

/** @param {import('./failure-words.js').Failure} failure @returns {string} the reason, for the status line */
export function showWaysOut(failure) {
  const sentence = failureSentence(failure, navigator.language);
  for (const icon of document.querySelectorAll('.top .icon, #sheet')) icon.setAttribute('hidden', '');
  document.getElementById('actions')?.replaceChildren(
    button(words.reload, () => location.reload()),
    // Loads the page without query and fragment.
    button(words.afresh, () => location.assign(location.pathname)),
    button(words.erase, (pressed) => {
      if (pressed.textContent === words.erase) pressed.textContent = words.sure;
      else {
        try {
          eraseAll();
        } catch {
          // Nothing can be stored where storage is refused.
        }
        location.assign(location.pathname);
      }
    }),
    button(words.report, (pressed) => {
      const report = [sentence, failure.stack ?? '', navigator.userAgent, location.href].join('\n');
      navigator.clipboard?.writeText(report).then(
        () => (pressed.textContent = words.copied),
        () => {},
      );
    }),
  );
  return sentence;
}
