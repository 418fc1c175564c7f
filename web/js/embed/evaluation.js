// The evaluation bar of an embed whose address asks for it (evaluation=on).
import { nothing, render } from 'lit-html';
import { adviceWords, Evaluation, reviewWords } from '../advice/index.js';
import { loadStyles } from '../widgets/theme.js';
import { strongest } from '../words/names.js';
import { learn } from '../words/say.js';

/** @param {import('./embed-page.js').EmbedPage} page @returns {Promise<() => void>} follows the position on the board */
export async function openEvaluation({ session, parts }) {
  const { say, rules } = parts;
  await Promise.all([
    ...[adviceWords, reviewWords].map((vocabulary) => learn(say, vocabulary)),
    loadStyles(new URL('../../css/advice.css', import.meta.url)),
  ]);
  const bar = document.createElement('div');
  document.getElementById('score')?.after(bar);
  const onChange = () => render(evaluation.template(say) ?? nothing, bar);
  const evaluation = new Evaluation({ session, rules, agent: strongest(rules.info), onChange });
  session.on('thought', (thought) => evaluation.hear(thought));
  return () => {
    evaluation.follow();
    onChange();
  };
}
