// Who plays whom on which start, in which game.
import { html, nothing } from 'lit-html';
import { optionValues, person, readAgent, writeQuery } from '../address/query.js';
import { games } from '../games/list.js';
import { onlyPerson } from '../match/match.js';
import { settingValues } from '../storage/settings.js';
import { button, field, select } from '../widgets/fields.js';
import { optionFields, optionText } from '../widgets/option-fields.js';
import { colourName } from '../words/names.js';
import { agentPicker, fullPlayer } from './agent-picker.js';
import { guarded, openDialog } from './dialog.js';
import { open as openEditor } from './editor.js';
import { open as openStrengths } from './strengths.js';

/** @import { DialogContext } from './list.js' */
/** @import { Player, Players } from '../match/match.js' */
/** @typedef {'a' | 'b' | 'any' | 'both' | 'none'} Mode */

const modes = /** @type {Mode[]} */ (['a', 'b', 'any', 'both', 'none']);
/** Whose seats are agents'. @type {Record<Mode, [boolean, boolean]>} */
const agentSeats = { a: [false, true], b: [true, false], any: [false, true], both: [false, false], none: [true, true] };

const randomSeed = () => String(Math.floor(Math.random() * 1e6));

/** @param {import('../games/types.js').GameInfo} info @param {import('../games/types.js').GameModule} module */
const setupSpecs = ({ setup }, { sizes }) =>
  setup.map((spec) => (spec.name === 'size' ? { ...spec, min: sizes[0], max: sizes[1] } : spec));

/** @param {DialogContext} context */
export async function open(context) {
  const { module, rules, session } = context;
  const { players, setup } = session.state;
  const only = onlyPerson(session.state);
  const usual = readAgent(rules.info, module.first.opponent);
  /** Changing sides must not change the opponent. @param {Player} player @param {Player} other */
  const agentOf = (player, other) => (player.agent !== null ? player : other.agent !== null ? other : usual);
  const chosen = {
    ...(await partsOf(module, rules.info)),
    mode: /** @type {Mode} */ (only !== null ? 'ab'[only] : players[0].agent === null ? 'both' : 'none'),
    seats: /** @type {Players} */ ([agentOf(players[0], players[1]), agentOf(players[1], players[0])]),
    setup: { ...optionValues(setup || module.first.setup), seed: randomSeed() },
    think: context.settings.think,
    fault: '',
  };
  const update = () => dialog.update();

  /** Another game has other fields; the other choices stay. @param {string} id */
  async function choose(id) {
    const other = id === context.module.id ? context : await context.loadOther(id);
    const opponent = readAgent(other.rules.info, other.module.first.opponent);
    Object.assign(chosen, await partsOf(other.module, other.rules.info), {
      seats: [opponent, opponent],
      setup: { ...optionValues(other.module.first.setup), seed: randomSeed() },
      fault: '',
    });
    update();
  }

  const failed = () => {
    chosen.fault = context.say('page.partMissing');
    update();
  };

  async function play() {
    const { info } = chosen;
    if (chosen.think !== context.settings.think) await context.configure({ think: chosen.think });
    const [first, second] = /** @type {Players} */ (chosen.seats.map((player) => fullPlayer(info, player)));
    const side = chosen.mode === 'any' ? (Math.random() < 0.5 ? 'a' : 'b') : chosen.mode;
    /** @type {Record<'a' | 'b' | 'both' | 'none', Players>} */
    const seats = { a: [person, second], b: [first, person], both: [person, person], none: [first, second] };
    const words = optionText(setupSpecs(info, chosen.module), chosen.setup);
    if (info.id !== context.module.id)
      return location.assign(
        `?${new URLSearchParams(writeQuery({ game: info.id, setup: words, players: seats[side] }))}`,
      );
    const fault = context.start(words, seats[side]);
    if (!fault) return dialog.close();
    chosen.fault = context.say.fault(fault);
    update();
  }

  function content() {
    const { say } = context;
    const { info, mode, seats, setup: values, duels } = chosen;
    const seatFields = seats.map((player, side) => {
      const onChange = (/** @type {Player} */ changed) => {
        chosen.seats[side === 0 ? 0 : 1] = changed;
        // Against a person there is one opponent, on whichever side.
        if (mode !== 'none') chosen.seats[side === 0 ? 1 : 0] = changed;
        update();
      };
      if (!agentSeats[mode][side]) return nothing;
      const legend = mode === 'none' ? colourName(say, info.id, side) : say('new.opponent');
      return html`<fieldset class="seat"><legend>${legend}</legend>
        ${agentPicker({ say, info, duels, player, onChange })}</fieldset>`;
    });
    const changeSetup = (/** @type {string} */ name, /** @type {string} */ value) => {
      chosen.setup = { ...chosen.setup, [name]: value };
      update();
    };
    const otherSeed = button(say('new.otherSeed'), () => changeSetup('seed', randomSeed()));
    const beside = (/** @type {{ name: string }} */ { name }) => (name === 'seed' ? otherSeed : nothing);
    const fields = optionFields(say, `${info.id}.setup`, setupSpecs(info, chosen.module), values, changeSetup, beside);
    const pick = (/** @type {string} */ id) => void guarded(() => choose(id), failed)();
    return html`<form class="form halves" @submit=${submit}>
      ${field(
        say('new.game'),
        select(
          Object.entries(games).map(([id, { name }]) => [id, name]),
          info.id,
          pick,
        ),
      )}
      ${field(
        say('new.mode'),
        select(
          modes.map((each) => [each, say(`new.mode.${each}`)]),
          mode,
          changeMode,
        ),
      )}
      ${seatFields}
      ${field(
        say('setting.think'),
        select(
          settingValues.think.map((each) => [each, say(`setting.think.${each}`)]),
          chosen.think,
          changeThink,
        ),
      )}
      ${
        chosen.module.strengths
          ? html`<button type="button" class="link" id="strengths" ?hidden=${mode === 'both'}
            @click=${guarded(() => openStrengths({ say, info, module: chosen.module }), failed)}>${say('strengths.title')}</button>`
          : nothing
      }
      <fieldset class="pair"><legend>${say('new.start')}</legend>${fields}</fieldset>
      <p class="note bad" role="alert">${chosen.fault}</p>
      <div class="row"><button class="button main">${say('new.play')}</button>
        ${
          chosen.module.editor && info.id === context.module.id
            ? button(
                say('new.edit'),
                guarded(() => openEditor(context), failed),
              )
            : nothing
        }</div>
    </form>`;
  }
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void guarded(play, failed)();
  };
  const changeMode = (/** @type {string} */ mode) => {
    chosen.mode = /** @type {Mode} */ (mode);
    update();
  };
  const changeThink = (/** @type {string} */ think) => {
    chosen.think = /** @type {typeof chosen.think} */ (think);
  };

  const dialog = await openDialog({
    title: () => context.say('menu.new'),
    closeName: () => context.say('action.close'),
    content,
  });
}

/** @param {import('../games/types.js').GameModule} module @param {import('../games/types.js').GameInfo} info */
const partsOf = async (module, info) => ({
  module,
  info,
  // Without a network the choice is the same, only nothing is said of what was measured.
  duels: (await module.levels?.().catch(() => [])) ?? [],
});
