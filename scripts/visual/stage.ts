import { statfsSync } from 'node:fs';
import type { Browser, CDPSession, Page, Request } from 'playwright';
import { browserFlags, browserPath } from '../browser.ts';
import { hashOfPicture } from './baseline.ts';
import type { Shot } from './plan.ts';
import { installStage, type StageInPage } from './stage-in-page.ts';
import { type EnteredState, enterState, type Shown, type State } from './states.ts';
import { systemFontsOf } from './system-fonts.ts';

/** The fixed time of every picture. */
const NOW = Date.UTC(2026, 10, 21, 12, 0, 0);

/** Default globals, for looks without their own. */
const PLAIN_GLOBALS = { direction: 'ltr', density: 'comfortable' } as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Window sizes by kind of subject: components need less than screens. */
const SIZES = {
  kit: { width: 960, height: 600 },
  portal: { width: 1440, height: 900 },
} as const;
type Kind = keyof typeof SIZES;
/** The cascade layer of the portal's own style. */
const PORTAL_LAYER = 'bz-portal';
/** Height of the window, by minimum width. */
const HEIGHTS = [
  [2560, 1440],
  [768, 1024],
  [0, 844],
] as const;
const heightOf = (width: number): number =>
  HEIGHTS.find(([from]) => width >= from)?.[1] ?? SIZES.portal.height;
/** Narrower windows are touch screens, like phones and tablets. */
const TOUCHED_BELOW = 1024;

/** Whether the window of a look is a touch screen. */
export const isTouched = ({ viewport }: Shot['look']): boolean =>
  viewport !== undefined && viewport < TOUCHED_BELOW;
/** Pages above this number of pixels, and this height, are cropped. */
const MAX_PIXELS = 1440 * 3000;
const MAX_HEIGHT = 3000;
/** Timeout of requests, which are all to this machine. */
const FETCHED_LIMIT_MS = 5_000;
const FETCHED_STEP_MS = 20;
/** Maximum attempts for a page that never becomes stable; it is then captured, and the comparison reports it. */
const PICTURES_LIMIT = 6;
const SHARED_MEMORY_BYTES = 1024 ** 3;

/**
 * Rendering flags: every picture is rasterized as a whole, with the same arithmetic on every processor, and captured only
 * when it is complete, so that earlier content leaves no trace at the edges of letters.
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

/** Options for `chromium.launch`: requests to other machines fail at once. */
export const stageBrowser = () => ({
  executablePath: browserPath(),
  args: [...browserFlags, ...PAINT_FLAGS],
  // Pictures are passed through shared memory if there is enough of it, otherwise through files.
  ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
  proxy: { server: 'http://127.0.0.1:9', bypass: '127.0.0.1' },
});

/** Product and version as reported by the browser; the headless shell has another name. */
export async function browserName(browser: Browser): Promise<string> {
  const session = await browser.newBrowserCDPSession();
  const { product } = await session.send('Browser.getVersion');
  await session.detach();
  return product;
}

const standingOf = ({ story, look, plays }: Pick<Shot, 'story' | 'look' | 'plays'>): string =>
  JSON.stringify([story, look, plays]);

/** One page that shows stories one after another, switched through Storybook's own channel. */
export class Stage {
  readonly page: Page;
  private readonly devtools: CDPSession;
  private readonly kind: Kind;
  /** Width for stories without one of their own. */
  private readonly ownSize: Size;
  private size: Size;
  private shown = '';
  private media = 'undefined undefined';
  /** The shown story. */
  private standing = '';
  private patience: number | undefined;
  private readonly underWay = new Set<Request>();

  private constructor(page: Page, devtools: CDPSession, kind: Kind) {
    this.page = page;
    this.devtools = devtools;
    this.kind = kind;
    this.ownSize = SIZES[kind];
    this.size = SIZES[kind];
    page.on('request', (request) => this.underWay.add(request));
    page.on('requestfinished', (request) => this.underWay.delete(request));
    page.on('requestfailed', (request) => this.underWay.delete(request));
  }

  /** Opens a page without a story, in a context of its own. */
  static async open(browser: Browser, url: string, kind: Kind): Promise<Stage> {
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
      const stage = new Stage(page, await context.newCDPSession(page), kind);
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
    this.standing = '';
    const { viewport, forcedColors, ...globals } = look;
    const shown = `${story} ${plays}`;
    const media = `${viewport} ${forcedColors}`;
    const isSame = this.shown === shown;
    const isResized = this.media !== media;
    if (isResized) {
      await this.resize(viewport);
      await this.page.emulateMedia({ forcedColors: forcedColors ?? 'none' });
    }
    this.shown = shown;
    this.media = media;
    this.patience = patience;
    await this.page.evaluate((wanted) => window.stage.show(wanted), {
      story,
      globals: { ...PLAIN_GLOBALS, ...globals },
      plays,
      on: isSame ? (isResized ? ('resized' as const) : ('same' as const)) : ('another' as const),
      patience,
    });
    await this.fetched();
    this.standing = standingOf({ story, look, plays });
  }

  /** Whether the story of a shot is shown in its look. */
  isShowing(shot: Shot): boolean {
    return this.standing === standingOf(shot);
  }

  /** Forces a state on the shown controls, for style rules that are not in `known`. */
  async enter(state: State, known: Shown): Promise<EnteredState> {
    const layer = this.kind === 'portal' ? PORTAL_LAYER : undefined;
    const entered = await enterState(this.page, this.devtools, { state, layer, known });
    if (entered.fresh.length > 0) {
      await this.page.evaluate((wanted) => window.stage.settle(wanted), this.patience);
    }
    return entered;
  }

  private async resize(width: number | undefined): Promise<void> {
    const size = width === undefined ? this.ownSize : { width, height: heightOf(width) };
    if (size.width === this.size.width) return;
    this.size = size;
    const enabled = width !== undefined && width < TOUCHED_BELOW;
    await this.devtools.send('Emulation.setTouchEmulationEnabled', { enabled });
    await this.page.setViewportSize(size);
  }

  /** A page may also be stable while it waits for a lazily loaded part. */
  private async fetched(): Promise<void> {
    const until = performance.now() + FETCHED_LIMIT_MS;
    while (this.underWay.size > 0 && performance.now() < until) {
      await this.page.waitForTimeout(FETCHED_STEP_MS);
      if (this.underWay.size > 0) continue;
      await this.page.evaluate((wanted) => window.stage.settle(wanted), this.patience);
    }
  }

  /**
   * Captures the whole page: PNG. The DOM may be stable while a busy machine still paints, so a picture is accepted when the
   * next one is equal, or when it is the approved one.
   * @param approved the hash of that
   */
  async picture(approved?: string): Promise<Buffer> {
    const height = await this.page.evaluate(() => window.stage.height());
    const fits = height <= this.size.height;
    if (!fits) {
      const most = Math.max(MAX_HEIGHT, Math.round(MAX_PIXELS / this.size.width));
      await this.page.setViewportSize({ ...this.size, height: Math.min(height, most) });
      await this.page.evaluate((wanted) => window.stage.settle(wanted), this.patience);
      await this.fetched();
    }
    let taken = await this.capture();
    const isApproved = () => hashOfPicture(Buffer.from(taken, 'base64')) === approved;
    for (let tries = 1; tries < PICTURES_LIMIT && !isApproved(); tries += 1) {
      const next = await this.capture();
      if (next === taken) break;
      taken = next;
    }
    if (!fits) await this.page.setViewportSize(this.size);
    return Buffer.from(taken, 'base64');
  }

  /** Captures the window: PNG in base64. */
  private async capture(): Promise<string> {
    const { data } = await this.devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
    });
    return data;
  }

  /** Font families of this machine that render letters of the page. */
  systemFonts(): Promise<readonly string[]> {
    return systemFontsOf(this.devtools);
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
