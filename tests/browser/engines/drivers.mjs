// Firefox over WebDriver BiDi and WebKit over plain WebDriver, with the few calls of playwright's page that players.mjs
// needs.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tool } from '../harness.mjs';

/** @typedef {object} Page
 *  @property {(url: string) => Promise<void>} goto
 *  @property {() => Promise<void>} reload
 *  @property {() => Promise<string>} url
 *  @property {(run: Function, argument?: unknown) => Promise<any>} evaluate
 *  @property {(run: Function, argument?: unknown) => Promise<void>} waitForFunction
 *  @property {(width: number, height: number) => Promise<void>} resize
 *  @property {{ press: (key: string) => Promise<void> }} keyboard
 *  @property {any} [driven] puppeteer's page, for what this interface lacks
 *  @property {() => Promise<void>} close */

const patienceMs = 20_000;

/** @param {(run: Function, argument?: unknown) => Promise<any>} evaluate */
const polling = (evaluate) => async (run, argument) => {
  for (const until = Date.now() + patienceMs; Date.now() < until; ) {
    if (await evaluate(run, argument)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`waited in vain for ${run}`);
};

const firefoxPath = '/usr/bin/firefox-esr';
const webkitPath = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** @returns {Promise<Page>} */
async function openFirefox() {
  const puppeteer = tool('puppeteer-core');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefoxPath, headless: true });
  const page = await browser.newPage();
  const evaluate = (run, argument) => page.evaluate(run, argument);
  return {
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    resize: (width, height) => page.setViewport({ width, height }),
    // The driver does not hear of replaceState.
    url: () => page.evaluate(() => location.href),
    evaluate,
    waitForFunction: polling(evaluate),
    keyboard: { press: (key) => page.keyboard.press(key) },
    driven: page,
    close: () => browser.close(),
  };
}

const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** @returns {Promise<Page>} */
async function openWebKit() {
  const port = 20_000 + (process.pid % 20_000);
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const end = () => {
    try {
      // The group that began with this process: xvfb, the driver and its browser.
      process.kill(-driver.pid);
    } catch {
      // It has ended already.
    }
  };
  process.on('exit', end);
  // A driver that is left behind by a failed test must not keep the test's process from ending.
  driver.unref();
  const call = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(2 * patienceMs),
    });
    const { value } = await response.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  for (let tries = 0; ; tries++) {
    const ready = await call('GET', '/status').catch(() => null);
    if (ready) break;
    if (tries > 300) {
      end();
      throw new Error('WebKitWebDriver does not answer');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const options = { binary: webkitPath, args: ['--automation'] };
  const { sessionId } = await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  }).catch((error) => {
    end();
    throw error;
  });
  const session = `/session/${sessionId}`;
  const evaluate = (run, argument) =>
    call('POST', `${session}/execute/sync`, { script: `return (${run})(arguments[0])`, args: [argument ?? null] });
  return {
    goto: (url) => call('POST', `${session}/url`, { url }),
    reload: () => call('POST', `${session}/refresh`, {}),
    resize: (width, height) => call('POST', `${session}/window/rect`, { width, height }),
    url: () => evaluate(() => location.href),
    evaluate,
    waitForFunction: polling(evaluate),
    keyboard: {
      press(key) {
        const value = keys[key] ?? key;
        const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
        return call('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
      },
    },
    async close() {
      await call('DELETE', session).catch(() => null);
      end();
    },
  };
}

export const browserEngines = [
  { name: 'Firefox', isInstalled: existsSync(firefoxPath), open: openFirefox },
  { name: 'WebKit', isInstalled: existsSync(webkitPath) && existsSync('/usr/bin/xvfb-run'), open: openWebKit },
];
