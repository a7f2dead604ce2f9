import { statfsSync } from 'node:fs';
import type { Browser, CDPSession, Page, Request } from 'playwright';
import { browserFlags, browserPath } from '../browser.ts';
import type { Shot } from './plan.ts';
import { installStage, type StageInPage } from './stage-in-page.ts';

/** The moment in which every picture is taken. */
const NOW = Date.UTC(2026, 10, 21, 12, 0, 0);

/** By the kind of what is shown: a component needs no screen. */
const SIZES = {
  kit: { width: 960, height: 600 },
  portal: { width: 1440, height: 900 },
} as const;
/** A page may be taller than the window; above this it is cut. */
const MAX_HEIGHT = 3000;
/** What is fetched comes from this machine. */
const FETCHED_LIMIT_MS = 5_000;
const FETCHED_STEP_MS = 20;
/** A page that never shows the same twice is pictured as it is: the comparison tells it. */
const PICTURES_LIMIT = 6;
const SHARED_MEMORY_BYTES = 1024 ** 3;

/**
 * Every picture is painted whole, by the same arithmetic on every processor, and taken only when
 * all of it is painted: what was on the page before leaves no trace at the edges of letters.
 */
const PAINT_FLAGS = [
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-checker-imaging',
  '--disable-new-content-rendering-timeout',
  '--run-all-compositor-stages-before-draw',
];

function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= SHARED_MEMORY_BYTES;
  } catch {
    return false;
  }
}

/** For `chromium.launch`: what is not on this machine is not there, at once. */
export const stageBrowser = () => ({
  executablePath: browserPath(),
  args: [...browserFlags, ...PAINT_FLAGS],
  // Pictures pass through shared memory where there is enough of it, else through files.
  ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
  proxy: { server: 'http://127.0.0.1:9', bypass: '127.0.0.1' },
});

/** Product and version as the browser tells them; the headless shell names itself otherwise. */
export async function browserName(browser: Browser): Promise<string> {
  const session = await browser.newBrowserCDPSession();
  const { product } = await session.send('Browser.getVersion');
  await session.detach();
  return product;
}

/** One page that shows story after story, switched through Storybook's own channel. */
export class Stage {
  readonly page: Page;
  private readonly devtools: CDPSession;
  private readonly size: { width: number; height: number };
  private shown = '';
  private patience: number | undefined;
  private readonly underWay = new Set<Request>();

  private constructor(page: Page, devtools: CDPSession, size: { width: number; height: number }) {
    this.page = page;
    this.devtools = devtools;
    this.size = size;
    page.on('request', (request) => this.underWay.add(request));
    page.on('requestfinished', (request) => this.underWay.delete(request));
    page.on('requestfailed', (request) => this.underWay.delete(request));
  }

  /** Opens a page without a story, in a context of its own. */
  static async open(browser: Browser, url: string, kind: keyof typeof SIZES): Promise<Stage> {
    const context = await browser.newContext({
      viewport: SIZES[kind],
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      timezoneId: 'UTC',
      locale: 'en-US',
    });
    try {
      const page = await context.newPage();
      await page.addInitScript(installStage, NOW);
      await page.goto(`${url}/iframe.html?viewMode=story`);
      const stage = new Stage(page, await context.newCDPSession(page), SIZES[kind]);
      await page.evaluate(() => window.stage.ready());
      return stage;
    } catch (error) {
      await context.close().catch(() => undefined);
      throw error;
    }
  }

  /**
   * Shows the story of a shot in its look and waits until nothing has moved for `patience`
   * milliseconds.
   */
  async show({ story, look, plays }: Shot, patience?: number): Promise<void> {
    const again = this.shown === `${story} ${plays}`;
    this.shown = `${story} ${plays}`;
    this.patience = patience;
    await this.page.evaluate((wanted) => window.stage.show(wanted), {
      story,
      look: { ...look },
      plays,
      again,
      patience,
    });
    await this.fetched();
  }

  /** A page stands still too while it waits for a part of itself. */
  private async fetched(): Promise<void> {
    const until = performance.now() + FETCHED_LIMIT_MS;
    while (this.underWay.size > 0 && performance.now() < until) {
      await this.page.waitForTimeout(FETCHED_STEP_MS);
      if (this.underWay.size > 0) continue;
      await this.page.evaluate((wanted) => window.stage.settle(wanted), this.patience);
    }
  }

  /**
   * The page as it is, from its top to its end: PNG. The DOM may be at rest while a busy machine
   * still paints, so a picture counts once the next one is the same.
   */
  async picture(): Promise<Buffer> {
    const height = await this.page.evaluate(() => window.stage.height());
    const fits = height <= this.size.height;
    if (!fits) {
      await this.page.setViewportSize({ ...this.size, height: Math.min(height, MAX_HEIGHT) });
      await this.page.evaluate((wanted) => window.stage.settle(wanted), this.patience);
      await this.fetched();
    }
    let taken = await this.capture();
    for (let tries = 1; tries < PICTURES_LIMIT; tries += 1) {
      const next = await this.capture();
      if (next === taken) break;
      taken = next;
    }
    if (!fits) await this.page.setViewportSize(this.size);
    return Buffer.from(taken, 'base64');
  }

  /** What the window shows at this moment: PNG in base64. */
  private async capture(): Promise<string> {
    const { data } = await this.devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
    });
    return data;
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}

declare global {
  interface Window {
    stage: StageInPage;
  }
}
