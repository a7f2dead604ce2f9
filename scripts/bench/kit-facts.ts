import type { Browser } from 'playwright';
import { ScriptError } from '../terminal.ts';
import { countRenders, type Renders, readRenders, resetRenders } from './commits.ts';

/** Milliseconds, longer than any animation or late state change. */
const SETTLE_MS = 700;

export interface KitFacts {
  /** React's work from an empty page to 200 cards with loaded visible pictures. */
  readonly mounted: Renders;
  readonly brandSwitch: Renders;
  readonly favourite: Renders;
}

/** React's work for a brand switch and a favourite toggle on a page of 200 cards. */
export async function kitFacts(browser: Browser, url: string): Promise<KitFacts> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await countRenders(page);
    await page.goto(`${url}/kit.html`);
    await page.waitForFunction(() => Boolean(window.bench));
    await page.evaluate(() => window.bench.cards.run());
    const mounted = await readRenders(page);
    if (mounted.components < 200) throw new ScriptError('This build does not count renders.');

    await resetRenders(page);
    const ground = () => getComputedStyle(document.body).backgroundColor;
    const before = await page.evaluate(ground);
    await page.evaluate(async () => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = '/brands/cedar/brand.css';
      const loaded = new Promise((resolve) => {
        link.onload = resolve;
      });
      document.head.append(link);
      await loaded;
      document.documentElement.dataset.brand = 'cedar';
      delete document.documentElement.dataset.mode;
    });
    await page.waitForTimeout(SETTLE_MS);
    if ((await page.evaluate(ground)) === before)
      throw new ScriptError('The brand did not switch.');
    const brandSwitch = await readRenders(page);

    await resetRenders(page);
    const heart = page.getByRole('button', { name: /^Favourite/ }).nth(3);
    await heart.click();
    await page.waitForTimeout(SETTLE_MS);
    if ((await heart.getAttribute('aria-pressed')) !== 'true') {
      throw new ScriptError('The favourite did not toggle.');
    }
    return { mounted, brandSwitch, favourite: await readRenders(page) };
  } finally {
    await page.close();
  }
}
