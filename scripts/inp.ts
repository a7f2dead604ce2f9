import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { browserFlags, browserPath } from './browser.ts';
import { ensureBrands, ensureGamePages, ensurePortal } from './build/build.ts';
import { PRESSES, type Press } from './inp/presses.ts';
import { forgetPresses, longestPress, watchPresses } from './inp/watch.ts';
import { median } from './lighthouse/figures.ts';
import { startTemporaryGateway } from './serve/temporary-gateway.ts';
import { INTERACTION } from './speed/budgets.ts';
import { reportFailure, ScriptError, step, table } from './terminal.ts';
import { ensureBrowser } from './test/browser.ts';

type Pace = keyof typeof INTERACTION;
const PACES = ['slowed', 'usual'] as const satisfies readonly Pace[];

const WINDOW = { width: 1440, height: 900 };
/** The demo's member (README). */
const MEMBER = { username: 'demo_player', password: 'Baize2026' };
/** Milliseconds until a page has finished its idle work, and the browser has reported the duration of a press. */
const REST_MS = 1500;

async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel(/^Username/).fill(MEMBER.username);
  await dialog.getByLabel(/^Password/).fill(MEMBER.password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForFunction(() => sessionStorage.getItem('token'));
}

/** Milliseconds from a press to the next paint, on a new page in a new context. */
async function measure(browser: Browser, url: string, wanted: Press, pace: Pace): Promise<number> {
  const context = await browser.newContext({ viewport: WINDOW, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await watchPresses(page);
    // Announcements would open over the pressed element.
    await page.addInitScript(() => {
      for (const audience of ['USER_POPUP', 'ANONYMOUS_POPUP']) {
        sessionStorage.setItem(audience, '1');
      }
    });
    if (wanted.as === 'member') await logIn(page, url);
    await page.goto(`${url}${wanted.path}`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(REST_MS);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: INTERACTION[pace].rate });
    await forgetPresses(page);
    await wanted.press(page);
    await page.waitForTimeout(REST_MS);
    return await longestPress(page);
  } finally {
    await context.close();
  }
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      press: { type: 'string', multiple: true, default: [] },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new ScriptError('--runs must be a positive whole number.');
  const unknown = values.press.find((press) => !PRESSES.some(({ name }) => name === press));
  if (unknown) {
    const known = PRESSES.map(({ name }) => `"${name}"`).join(', ');
    throw new ScriptError(`--press must be one of ${known}, not "${unknown}".`);
  }
  const presses = PRESSES.filter(
    ({ name }) => values.press.length === 0 || values.press.includes(name),
  );
  return { runs, presses };
}

async function main(): Promise<void> {
  const { runs, presses } = readOptions();
  await ensureBrowser();
  await ensureBrands();
  await ensureGamePages();
  await ensurePortal();
  const gateway = await step('Starting a gateway with new demo data', () =>
    startTemporaryGateway(),
  );
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags });
  const rows: (string | number)[][] = [];
  const over: string[] = [];
  try {
    for (const wanted of presses) {
      const row: (string | number)[] = [wanted.name];
      await step(wanted.name, async () => {
        for (const pace of PACES) {
          const times: number[] = [];
          while (times.length < runs) {
            times.push(await measure(browser, gateway.url, wanted, pace));
          }
          const time = median(times);
          const { rate, ms } = INTERACTION[pace];
          row.push(time, Math.max(...times), ms);
          if (time > ms) over.push(`${wanted.name} (${rate} times slower)`);
        }
      });
      rows.push(row);
    }
  } finally {
    await browser.close();
    await gateway.stop();
  }
  const head = PACES.flatMap((pace) => [`${INTERACTION[pace].rate}x median`, 'longest', 'at most']);
  console.log(
    `\nFrom a press to the next paint, milliseconds\n${table(['press', ...head], rows)}\n`,
  );
  if (over.length > 0) throw new ScriptError(`Over budget: ${over.join(', ')}.`);
  console.log('Every budget is met.');
}

try {
  await main();
} catch (error) {
  reportFailure(error);
}
