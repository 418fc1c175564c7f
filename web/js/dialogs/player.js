// Who plays one side of the game on the board: the computer at a level, an agent with its own idea, or a person here.
import { html, nothing } from 'lit-html';
import { person } from '../address/query.js';
import { settingValues } from '../storage/settings.js';
import { field, pills, select } from '../widgets/fields.js';
import { colourName } from '../words/names.js';
import { agentPicker, fullPlayer } from './agent-picker.js';
import { openDialog } from './dialog.js';
import { firstOpponent } from './new-game.js';

/** @import { DialogContext } from './list.js' */
/** @import { Players } from '../match/match.js' */

/** @param {DialogContext} context @param {0 | 1} side */
export async function open(context, side) {
  const { module, rules, session } = context;
  const { info } = rules;
  const now = session.state.players[side];
  const chosen = {
    isPerson: now.agent === null,
    agent: now.agent === null ? firstOpponent(info, module) : now,
    think: context.settings.think,
    // Offline the choices are the same, only the measured results are missing.
    duels: (await module.levels?.().catch(() => [])) ?? [],
  };

  async function play(/** @type {Event} */ event) {
    event.preventDefault();
    dialog.close();
    if (chosen.think !== context.settings.think) await context.configure({ think: chosen.think });
    const players = /** @type {Players} */ ([...session.state.players]);
    players[side] = chosen.isPerson ? person : fullPlayer(info, chosen.agent);
    session.setPlayers(players);
  }
  function content() {
    const { say } = context;
    const who = /** @type {[string, string][]} */ ([
      ['agent', say('computer.card')],
      ['person', say('players.person')],
    ]);
    const pick = pills('who', who, chosen.isPerson ? 'person' : 'agent', say('players.who'), (value) => {
      chosen.isPerson = value === 'person';
      dialog.update();
    });
    const picker = agentPicker({
      ...{ say, info, duels: chosen.duels, player: chosen.agent },
      onChange(player) {
        chosen.agent = player;
        dialog.update();
      },
    });
    const times = settingValues.think.map((each) => /** @type {const} */ ([each, say(`setting.think.${each}`)]));
    const time = select(times, chosen.think, (think) => {
      chosen.think = /** @type {typeof chosen.think} */ (think);
    });
    return html`<form class="form" @submit=${play}>${pick}
      ${chosen.isPerson ? nothing : html`${picker}${field(say('setting.think'), time)}`}
      <div class="row"><button class="button main">${say('new.play')}</button></div></form>`;
  }
  const dialog = await openDialog({
    title: () => context.say('players.whoPlays', { side: colourName(context.say, module.id, side) }),
    closeName: () => context.say('action.close'),
    content,
  });
}
