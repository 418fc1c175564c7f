import { ruleToAllow } from '../policy/refusal.js';

/** Why a page did not start. @param {import('./say.js').Say} say @param {Error & { code?: string }} error */
function failureText(say, { message, code }) {
  const rule = ruleToAllow();
  if (rule) return say('engine.blocked', { rule });
  return say.has(`engine.${code}`) ? say(`engine.${code}`) : say('status.failed', { message });
}

/** Tells why a page did not start; again, if the browser says only after the failure that a policy was behind it.
 *  @param {import('./say.js').Say} say @param {Error & { code?: string }} error @param {(sentence: string) => void} tell */
export function tellFailure(say, error, tell) {
  const tellNow = () => tell(failureText(say, error));
  tellNow();
  addEventListener('securitypolicyviolation', tellNow);
}
