// Who plays whom on which start.
import { games } from '../games/list.js';
import { readAgent } from '../state/address.js';
import { settingValues } from '../state/settings.js';
import { openDialog } from './dialog.js';
import { field, make, makeSelect } from './dom.js';
import { open as openEditor } from './editor.js';
import { agentAbout, agentName, colourName, onlyPerson } from './names.js';
import { optionFields, optionValues } from './option-fields.js';
import { open as openStrengths } from './strengths.js';

/** @typedef {import('./table.js').Table} Table */
/** @typedef {import('../state/reducer.js').Player} Player */

/** @param {Table} table */
export async function open(table) {
  const { say, match, parts } = table;
  const { info, module } = parts;
  const person = /** @type {Player} */ ({ agent: null, options: '' });
  const seats = match.players.map((player) => agentPicker(table, player));

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
  const seatFields = seats.map((seat) => make('fieldset', {}, make('legend', {}, ''), ...seat.elements));
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
    { class: 'form' },
    ...gameField(table),
    field(say('new.mode'), mode),
    ...seatFields,
    ...(module.strengths ? [strengths] : []),
    field(say('setting.think'), think),
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

/** An agent, its sentence and its options. @param {Table} table @param {Player} player */
function agentPicker({ say, parts, match }, player) {
  const { info, module } = parts;
  const about = make('p', { class: 'note' });
  const options = make('details', { class: 'options' });
  /** @type {ReturnType<typeof optionFields>} */
  let fields;
  const show = (/** @type {string} */ chosen) => {
    about.textContent = agentAbout(say, info, select.value);
    const specs = info.agents.find(({ id }) => id === select.value)?.options ?? [];
    fields = optionFields(say, `agent.${info.id}.${select.value}`, specs, optionValues(chosen));
    options.hidden = specs.length === 0;
    options.open =
      specs.some(({ name }) => name === 'level') ||
      (chosen !== '' && specs.some(({ name, fallback }) => (optionValues(chosen)[name] ?? fallback) !== fallback));
    options.replaceChildren(make('summary', {}, say('new.variants')), ...fields.elements);
  };
  const known = info.agents.map(({ id }) => /** @type {[string, string]} */ ([id, agentName(say, match.game, id)]));
  const usual = readAgent(info, module.first.opponent);
  const select = makeSelect(known, player.agent ?? usual.agent ?? '', {
    change: () => show(''),
    'aria-label': say('new.agent'),
  });
  const choose = (/** @type {Player} */ chosen) => {
    if (chosen.agent !== null) select.value = chosen.agent;
    show(chosen.options);
  };
  choose(player.agent === null ? usual : player);
  return {
    elements: [select, about, options],
    choose,
    player: () => /** @type {Player} */ ({ agent: select.value, options: fields.text() }),
  };
}
