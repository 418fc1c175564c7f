import { ruleToAllow } from '../policy/refusal.js';

/** Why a page did not start. @param {import('./say.js').Say} say @param {Error & { code?: string }} error */
export function failureText(say, { message, code }) {
  const rule = ruleToAllow();
  if (rule) return say('engine.blocked', { rule });
  return say.has(`engine.${code}`) ? say(`engine.${code}`) : say('status.failed', { message });
}
