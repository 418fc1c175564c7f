// The visitor's results against this opponent on this device.
import { html } from 'lit-html';

/** @param {object} props
 *  @param {import('../words/say.js').Say} props.say
 *  @param {string} props.opponent
 *  @param {import('../storage/records.js').Tally} props.tally */
export const recordPanel = ({ say, opponent, tally: { won, drawn, lost, best } }) => html`
  <h2>${say('record.against', { name: opponent })}</h2>
  <span>${say('record.won')} <b>${won}</b></span><span>${say('record.drawn')} <b>${drawn}</b></span>
  <span>${say('record.lost')} <b>${lost}</b></span>
  <span>${say('record.best')} <b>${best === null ? '–' : say('record.margin', { n: best })}</b></span>`;
