// A new game: which one, against whom, who begins. Rare choices are behind “More choices”.
import { html, nothing } from 'lit-html';
import { friend, friendId, optionValues, person, readAgent, writeQuery } from '../address/query.js';
import { games } from '../games/list.js';
import { clockOf, readClock, writeClock } from '../match/clock.js';
import { isRemote, onlyPerson } from '../match/match.js';
import { randomSeed } from '../session/opening.js';
import { settingValues } from '../storage/settings.js';
import { button, field, pills, select } from '../widgets/fields.js';
import { optionFields, optionText } from '../widgets/option-fields.js';
import { colourName } from '../words/names.js';
import { agentPicker, fullPlayer } from './agent-picker.js';
import { guarded, openDialog } from './dialog.js';
import { open as openEditor } from './editor.js';
import { open as openStrengths } from './strengths.js';

/** @import { DialogContext } from './list.js' */
/** @import { Player, Players } from '../match/match.js' */
/** @import { GameInfo, GameModule } from '../games/types.js' */
/** Who plays: a person against an agent, two persons here, a person and a friend elsewhere, two agents.
 *  @typedef {'agent' | 'people' | 'friend' | 'agents'} Mode */
/** Which side the person has. @typedef {'a' | 'b' | 'any'} Begins */

const modes = /** @type {Mode[]} */ (['agent', 'friend', 'people', 'agents']);
/** Game clocks on offer: minutes, and seconds for each move. */
const clocks = ['1+0', '1+1', '3+2', '5+5', '10+0'];
const begins = /** @type {Begins[]} */ (['a', 'b', 'any']);

/** The opponent of a first visit. @param {GameInfo} info @param {Pick<GameModule, 'first'>} module */
export const firstOpponent = (info, { first }) => readAgent(info, first.opponent);

/** @param {GameInfo} info @param {GameModule} module */
const setupSpecs = ({ setup }, { sizes }) =>
  setup.map((spec) => (spec.name === 'size' ? { ...spec, min: sizes[0], max: sizes[1] } : spec));

/** @param {DialogContext} context */
export async function open(context) {
  const { module, rules, session } = context;
  const { players, setup } = session.state;
  const only = onlyPerson({ players });
  const usual = firstOpponent(rules.info, module);
  /** Changing sides must not change the opponent. @param {Player} player @param {Player} other */
  const agentOf = (player, other) => (player.agent !== null ? player : other.agent !== null ? other : usual);
  const chosen = {
    ...(await partsOf(module, rules.info)),
    mode: /** @type {Mode} */ (
      isRemote(session.state) ? 'friend' : only !== null ? 'agent' : players[0].agent === null ? 'people' : 'agents'
    ),
    begins: /** @type {Begins} */ (only === 1 ? 'b' : 'a'),
    seats: /** @type {Players} */ ([agentOf(players[0], players[1]), agentOf(players[1], players[0])]),
    setup: { ...optionValues(setup || module.first.setup), seed: randomSeed() },
    think: context.settings.think,
    clock: clockWord(session.state),
    fault: '',
  };
  const update = () => dialog.update();

  /** Another game has other agents and starts; the other choices stay. @param {string} id */
  async function choose(id) {
    const other = id === context.module.id ? context : await context.loadOther(id);
    const opponent = firstOpponent(other.rules.info, other.module);
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

  /** @returns {Players} */
  function chosenPlayers() {
    const { info, mode } = chosen;
    const [first, second] = /** @type {Players} */ (chosen.seats.map((player) => fullPlayer(info, player)));
    if (mode === 'people') return [person, person];
    if (mode === 'agents') return [first, second];
    const side = chosen.begins === 'any' ? (Math.random() < 0.5 ? 'a' : 'b') : chosen.begins;
    if (mode === 'friend') return side === 'a' ? [person, friend] : [friend, person];
    return side === 'a' ? [person, second] : [first, person];
  }

  async function play() {
    const { info } = chosen;
    if (chosen.think !== context.settings.think) await context.configure({ think: chosen.think });
    const words = optionText(setupSpecs(info, chosen.module), chosen.setup);
    const clock = chosen.mode === 'friend' ? null : readClock(chosen.clock);
    if (info.id !== context.module.id) {
      const id = friendId(Date.now().toString(36));
      return location.assign(
        `?${new URLSearchParams(writeQuery({ game: info.id, setup: words, players: chosenPlayers(), limits: clock ?? {}, id }))}`,
      );
    }
    const fault = context.start(words, chosenPlayers(), clock);
    if (!fault) return dialog.close();
    chosen.fault = context.say.fault(fault);
    update();
  }

  const whoBegins = () =>
    pills(
      'begins',
      begins.map((each) => {
        const other = chosen.mode === 'friend' ? 'friend' : 'b';
        return [each, context.say(`new.begins.${each === 'b' ? other : each}`)];
      }),
      chosen.begins,
      context.say('new.begins'),
      (value) => {
        chosen.begins = /** @type {Begins} */ (value);
        update();
      },
    );

  function opponents() {
    const { say } = context;
    const { info, mode, duels } = chosen;
    if (mode === 'people') return nothing;
    if (mode === 'friend') return html`${whoBegins()}<p class="note">${say('friend.how')}</p>`;
    const pickers = chosen.seats.map((player, side) => {
      const onChange = (/** @type {Player} */ changed) => {
        chosen.seats[side === 0 ? 0 : 1] = changed;
        // Against a person there is one opponent, on whichever side.
        if (mode === 'agent') chosen.seats[side === 0 ? 1 : 0] = changed;
        update();
      };
      return agentPicker({ say, info, duels, player, group: `seat-${side}`, onChange });
    });
    if (mode === 'agent') return html`${pickers[1]}${whoBegins()}`;
    return pickers.map(
      (picker, side) => html`<fieldset><legend>${colourName(say, info.id, side)}</legend>${picker}</fieldset>`,
    );
  }

  /** The setup's common field, the size, or all others. @param {boolean} isCommon */
  function setupFields(isCommon) {
    const { say } = context;
    const { info } = chosen;
    const change = (/** @type {string} */ name, /** @type {string} */ value) => {
      chosen.setup = { ...chosen.setup, [name]: value };
      update();
    };
    const otherSeed = button(say('new.otherSeed'), () => change('seed', randomSeed()));
    const beside = (/** @type {{ name: string }} */ { name }) => (name === 'seed' ? otherSeed : nothing);
    const specs = setupSpecs(info, chosen.module).filter(({ name }) => (name === 'size') === isCommon);
    return optionFields(say, `${info.id}.setup`, specs, chosen.setup, change, beside);
  }

  function more() {
    const { say } = context;
    const { info } = chosen;
    const times = settingValues.think.map((each) => /** @type {const} */ ([each, say(`setting.think.${each}`)]));
    const time = select(times, chosen.think, (think) => {
      chosen.think = /** @type {typeof chosen.think} */ (think);
    });
    const offered = [...new Set(['', ...clocks, chosen.clock])].map(
      (each) => /** @type {const} */ ([each, clockName(say, each)]),
    );
    const clock = select(offered, chosen.clock, (value) => {
      chosen.clock = value;
      update();
    });
    const agentsThink = chosen.clock === '' && ['agent', 'agents'].includes(chosen.mode);
    const strengths = guarded(() => openStrengths({ say, info, module: chosen.module }), failed);
    const canEdit = chosen.module.editor && info.id === context.module.id;
    return html`<details class="more"><summary>${say('new.more')}</summary>
      <div class="form two">${setupFields(false)}${chosen.mode === 'friend' ? nothing : field(say('new.clock'), clock)}
        ${agentsThink ? field(say('setting.think'), time) : nothing}</div>
      <div class="row">${
        canEdit
          ? button(
              say('new.edit'),
              guarded(() => openEditor(context), failed),
            )
          : nothing
      }
        ${chosen.module.strengths ? html`<button type="button" class="link" id="strengths" @click=${strengths}>${say('strengths.title')}</button>` : nothing}</div>
    </details>`;
  }

  function content() {
    const { say } = context;
    const game = pills(
      'game',
      Object.entries(games).map(([id, { name }]) => [id, name]),
      chosen.info.id,
      say('new.game'),
      (id) => void guarded(() => choose(id), failed)(),
    );
    const mode = pills(
      'mode',
      modes.map((each) => [each, say(`new.mode.${each}`)]),
      chosen.mode,
      say('new.mode'),
      (value) => {
        chosen.mode = /** @type {Mode} */ (value);
        update();
      },
    );
    return html`<form class="form" @submit=${submit}>${game}${mode}${opponents()}${setupFields(true)}${more()}
      <p class="note bad" role="alert">${chosen.fault}</p>
      <div class="row"><button class="button main">${say('new.play')}</button></div></form>`;
  }
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void guarded(play, failed)();
  };

  const dialog = await openDialog({
    title: () => context.say('menu.new'),
    closeName: () => context.say('action.close'),
    content,
  });
}

/** @param {Pick<import('../match/match.js').Match, 'limits'>} match */
function clockWord(match) {
  const clock = clockOf(match);
  return clock ? writeClock(clock) : '';
}

/** @param {import('../words/say.js').Say} say @param {string} word */
function clockName(say, word) {
  const [minutes = '', seconds = ''] = word.split('+');
  if (!word) return say('new.clock.none');
  return say(seconds === '0' ? 'new.clock.minutes' : 'new.clock.increment', { minutes, seconds });
}

/** @param {GameModule} module @param {GameInfo} info */
const partsOf = async (module, info) => ({
  module,
  info,
  // Offline the choices are the same, only the measured results are missing.
  duels: (await module.levels?.().catch(() => [])) ?? [],
});
