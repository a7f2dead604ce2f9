import lighthouse, { desktopConfig } from 'lighthouse';
import { launch, type Page } from 'puppeteer-core';
import { browserFlags, browserPath } from '../browser.ts';
import type { Form } from '../speed/budgets.ts';
import { ScriptError } from '../terminal.ts';
import type { Figures } from './figures.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const DESKTOP = { width: 1440, height: 900 };

/** An account of the demo and its password. */
export interface Account {
  readonly username: string;
  readonly password: string;
}

/**
 * One run in a new browser, so that it does not use the cache of an earlier run.
 * @param url of the page
 * @param account logs in before; without it the run is of a visitor
 * @throws {ScriptError} when Lighthouse has no report
 */
export async function audit(url: string, form: Form, account?: Account): Promise<Figures> {
  const executablePath = browserPath();
  if (!executablePath) throw new ScriptError('No browser was found.');
  const browser = await launch({
    executablePath,
    args: browserFlags,
    headless: 'shell',
    defaultViewport: null,
  });
  try {
    const page = await browser.newPage();
    if (account) await logIn(page, new URL('/login', url).href, account);
    const result = await lighthouse(
      url,
      {
        output: 'json',
        onlyCategories: [...CATEGORIES],
        logLevel: 'error',
        // The session is in the tab's session storage.
        disableStorageReset: account !== undefined,
      },
      form === 'desktop' ? desktopConfig : undefined,
      page,
    );
    const report = result?.lhr;
    if (!report || report.runtimeError) {
      throw new ScriptError(`Lighthouse failed: ${report?.runtimeError?.message ?? 'no report'}`);
    }
    const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
    const value = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      requests: requestsOf(report),
    };
  } finally {
    await browser.close();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function requestsOf(report: Report): number {
  const details = report.audits['network-requests']?.details;
  if (details?.type !== 'table') return Number.NaN;
  // Lighthouse also lists `data:` URLs in styles, which make no request.
  return details.items.filter(({ url }) => !String(url).startsWith('data:')).length;
}

/** Logs in as a person does, and clears the caches that this filled. */
async function logIn(page: Page, url: string, { username, password }: Account): Promise<void> {
  await page.setViewport(DESKTOP);
  await page.goto(url, { waitUntil: 'networkidle0' });
  await page.locator('[role=dialog] input[autocomplete=username]').fill(username);
  await page.locator('[role=dialog] input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => sessionStorage.getItem('token'));
  // The requests after a login (R4.15) are part of this page.
  await page.waitForNetworkIdle();
  await page.setViewport(null);
  await page.goto('about:blank');
  const devtools = await page.createCDPSession();
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
}
