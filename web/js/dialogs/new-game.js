// Who plays whom on which start.
import { games } from '../games/list.js';
import { settingValues } from '../storage/settings.js';
import { field, make, makeSelect } from '../widgets/dom.js';
import { colourName, onlyPerson } from '../words/names.js';
import { agentPicker } from './agent-picker.js';
import { openDialog } from './dialog.js';
import { open as openEditor } from './editor.js';
import { optionFields, optionValues } from './option-fields.js';
import { open as openStrengths } from './strengths.js';

/** @typedef {import('../play/table.js').Table} Table */
/** @typedef {import('../session/match.js').Player} Player */

/** @param {Table} table */
export async function open(table) {
  const { say, match, parts } = table;
  const { info, module } = parts;
  const person = /** @type {Player} */ ({ agent: null, options: '' });
  // Without a network the choice is the same, only nothing is said of what was measured.
  const duels = (await module.levels?.().catch(() => [])) ?? [];
  const seats = match.players.map((player) => agentPicker(table, player, duels));

  const only = onlyPerson(match);
  const both = match.players[0].agent === null;
  const mode = makeSelect(
    ['a', 'b', 'any', 'both', 'none'].map((value) => [value, say(`new.mode.${value}`)]),
    only === null ? (both ? 'both' : 'none') : 'ab'[only],
    { change: () => showSeats() },
  );
  const strengths = make(
    'button',
    { type: 'button', class: 'link', id: 'strengths', click: () => void openStrengths(table) },
    say('strengths.title'),
  );
  const seatFields = seats.map((seat) => make('fieldset', { class: 'seat' }, make('legend', {}, ''), ...seat.elements));
  const showSeats = () => {
    const shown = { a: [false, true], b: [true, false], any: [false, true], both: [false, false], none: [true, true] }[
      mode.value
    ];
    strengths.hidden = mode.value === 'both';
    seatFields.forEach((element, side) => {
      element.hidden = !shown?.[side];
      const legend = mode.value === 'none' ? colourName(say, info.id, side) : say('new.opponent');
      /** @type {HTMLElement} */ (element.firstElementChild).textContent = legend;
    });
  };
  // Changing sides must not change the opponent.
  if (only !== null) seats[only].choose(match.players[1 - only]);
  showSeats();

  const specs = info.setup.map((spec) =>
    spec.name === 'size' ? { ...spec, least: module.sizes[0], most: module.sizes[1] } : spec,
  );
  const setup = optionFields(say, `setup.${info.id}`, specs, optionValues(match.setup || module.first.setup));
  const seed = setup.control('seed');
  if (seed) {
    seed.value = String(Math.floor(Math.random() * 1e6));
    seed.after(
      make(
        'button',
        { type: 'button', class: 'button', click: () => (seed.value = String(Math.floor(Math.random() * 1e6))) },
        say('new.otherSeed'),
      ),
    );
  }
  const think = makeSelect(
    settingValues.think.map((value) => [value, say(`setting.think.${value}`)]),
    parts.settings.think,
  );
  const fault = make('p', { class: 'note bad', role: 'alert' });
  const form = make(
    'form',
    { class: 'form halves' },
    ...gameField(table),
    field(say('new.mode'), mode),
    ...seatFields,
    field(say('setting.think'), think),
    ...(module.strengths ? [strengths] : []),
    make('fieldset', { class: 'pair' }, make('legend', {}, say('new.start')), ...setup.elements),
    fault,
    make(
      'div',
      { class: 'row' },
      make('button', { class: 'button main' }, say('new.play')),
      ...(module.editor
        ? [
            make(
              'button',
              {
                type: 'button',
                class: 'button',
                click: () => openEditor(table),
              },
              say('new.edit'),
            ),
          ]
        : []),
    ),
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (think.value !== parts.settings.think)
      await table.configure({ think: /** @type {typeof settingValues.think[number]} */ (think.value) });
    const [first, second] = seats.map((seat) => seat.player());
    const other = mode.value === 'b' ? first : second;
    const side = mode.value === 'any' ? 'ab'[Math.floor(Math.random() * 2)] : mode.value;
    /** @type {Record<string, [Player, Player]>} */
    const players = { a: [person, other], b: [other, person], both: [person, person], none: [first, second] };
    const problem = table.start(setup.text(), players[side]);
    if (problem) fault.textContent = say.fault(problem);
    else dialog.close();
  });
  const dialog = await openDialog(say('menu.new'), say('action.close'), [form]);
}

/** A choice of game, once there is more than one. @param {Table} table */
function gameField({ say, match }) {
  const ids = Object.keys(games);
  if (ids.length < 2) return [];
  const go = (/** @type {Event} */ { target }) =>
    location.assign(`?game=${/** @type {HTMLSelectElement} */ (target).value}`);
  return [
    field(
      say('new.game'),
      makeSelect(
        ids.map((id) => [id, say(`${id}.name`)]),
        match.game,
        { change: go },
      ),
    ),
  ];
}
