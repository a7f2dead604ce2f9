import type { Browser, Page } from 'playwright';
import { ScriptError } from '../terminal.ts';
import {
  type BenchPage,
  type Costs,
  cpuOf,
  interleave,
  openVariant,
  openVariants,
  type PageName,
  type Rounds,
  type VariantName,
} from './measure.ts';
import { countRecalculations } from './recalculations.ts';

const BRANDS = ['meridian', 'cedar'] as const;
const FONTS = ['600 14px Inter', '600 14px "Source Sans 3"'];
/** Waits until the last switch has completed. */
const SETTLE_MS = 450;
/** Number of switches that are traced and not timed, because tracing costs time. */
const TRACED = 4;

const PAGES: Readonly<Record<VariantName, PageName>> = {
  kit: 'kit',
  hand: 'hand-brands',
  best: 'best-brands',
};

export interface BrandSwitchComparison {
  /** Main-thread CPU time of a switch back and forth. */
  readonly again: Costs;
  /** CPU time of the first switch of a page. */
  readonly first: Costs;
  /** The maximum number of style recalculations of a switch of the kit. */
  readonly recalculations: number;
}

/** Renders the cards and loads both brands' styles and fonts, so that a switch loads nothing. */
async function prepare({ page }: BenchPage, withBrandFiles: boolean): Promise<void> {
  await page.evaluate(
    async ({ fonts, files }) => {
      await Promise.all(
        files.map(
          (href) =>
            new Promise((resolve, reject) => {
              const link = document.createElement('link');
              Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: reject });
              document.head.append(link);
            }),
        ),
      );
      // Transitions belong to the brand; only the switch is measured.
      const still = document.createElement('style');
      still.textContent = '*, ::before, ::after { transition: none !important }';
      document.head.append(still);
      delete document.documentElement.dataset.mode;
      await window.bench.cards.run();
      await Promise.all(fonts.map((font) => document.fonts.load(font)));
    },
    {
      fonts: FONTS,
      files: withBrandFiles ? BRANDS.map((slug) => `/brands/${slug}/brand.css`) : [],
    },
  );
}

/** Switches and waits until the frame is painted. */
const switchInOneFrame = (page: Page, brand: string): Promise<void> =>
  page.evaluate(
    (slug) =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        requestAnimationFrame(() => {
          document.documentElement.dataset.brand = slug;
          // Runs after style, layout and paint of this frame.
          port2.postMessage(undefined);
        });
      }),
    brand,
  );

async function switchTo<Result>({ page }: BenchPage, work: () => Promise<Result>): Promise<Result> {
  await page.bringToFront();
  await page.waitForTimeout(SETTLE_MS);
  const ground = () => getComputedStyle(document.body).backgroundColor;
  const old = await page.evaluate(ground);
  const result = await work();
  if ((await page.evaluate(ground)) === old) throw new ScriptError('The brand did not switch.');
  return result;
}

const brandAt = (at: number) => BRANDS[(at + 1) % 2] ?? BRANDS[0];
const timed = (variant: BenchPage, brand: string) =>
  switchTo(variant, () => cpuOf(variant, () => switchInOneFrame(variant.page, brand)));

/** Each round uses a new page, on which no brand was switched before. */
const raceFirst = (browser: Browser, url: string, wanted: Rounds): Promise<Costs> =>
  interleave(wanted, async (name) => {
    const variant = await openVariant(browser, url, PAGES[name]);
    try {
      await prepare(variant, name === 'kit');
      return await timed(variant, brandAt(0));
    } finally {
      await variant.page.context().close();
    }
  });

/**
 * Measures the main-thread cost of a brand switch until it is painted, with the same 200 cards: of the kit, and two
 * hand-written versions with static CSS and custom properties.
 */
export async function compareBrandSwitches(
  browser: Browser,
  url: string,
  wanted: Rounds,
): Promise<BrandSwitchComparison> {
  const variants = await openVariants(browser, url, PAGES);
  for (const name of ['kit', 'hand', 'best'] as const) {
    await prepare(variants[name], name === 'kit');
  }
  const again = await interleave(wanted, (name, at) => timed(variants[name], brandAt(at)));
  const { kit } = variants;
  const recalculations: number[] = [];
  for (let at = 0; at < TRACED; at += 1) {
    const brand = brandAt(wanted.rounds + wanted.warmUp + at);
    const count = () => countRecalculations(kit, () => switchInOneFrame(kit.page, brand));
    recalculations.push(await switchTo(kit, count));
  }
  for (const { page } of Object.values(variants)) await page.context().close();
  const first = await raceFirst(browser, url, { ...wanted, warmUp: 0 });
  return { again, first, recalculations: Math.max(...recalculations) };
}
