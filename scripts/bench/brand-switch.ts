import type { Browser, Page } from 'playwright';
import { median } from '../lighthouse/figures.ts';
import { ScriptError } from '../terminal.ts';
import { type BenchPage, openVariant } from './measure.ts';
import { countRecalculations } from './recalculations.ts';

const BRANDS = ['meridian', 'cedar'] as const;
const FONTS = ['600 14px Inter', '600 14px "Source Sans 3"'];
/** Until nothing of the last switch is under way. */
const SETTLE_MS = 450;

/** So many switches are traced; tracing costs time, so none of them is timed. */
const TRACED = 4;

export interface BrandRace {
  /** Medians, in milliseconds. */
  readonly kit: number;
  readonly hand: number;
  readonly ratio: number;
  /** The most style recalculations that any switch of the kit took. */
  readonly recalculations: number;
}

/** Puts the cards up with both brands' styles and fonts there, so that a switch loads nothing. */
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
      // The frames of a transition are the brand's own wish; what is counted is the switch.
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

/** Switches and tells how long the frame took, from its start to its being painted: ms. */
const switchInOneFrame = (page: Page, brand: string): Promise<number> =>
  page.evaluate(
    (slug) =>
      new Promise<number>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        let started = 0;
        port1.onmessage = () => resolve(performance.now() - started);
        requestAnimationFrame(() => {
          started = performance.now();
          document.documentElement.dataset.brand = slug;
          // Comes after style, layout and paint of this frame.
          port2.postMessage(undefined);
        });
      }),
    brand,
  );

async function switchTo<Result>(
  { page }: BenchPage,
  brand: string,
  measured: (page: Page, brand: string) => Promise<Result>,
): Promise<Result> {
  await page.bringToFront();
  await page.waitForTimeout(SETTLE_MS);
  const ground = () => getComputedStyle(document.body).backgroundColor;
  const old = await page.evaluate(ground);
  const result = await measured(page, brand);
  if ((await page.evaluate(ground)) === old) throw new ScriptError('The brand did not switch.');
  return result;
}

/**
 * The same 200 cards, once of the kit and once by hand with static CSS and custom properties: how
 * long a brand switch takes to be on screen. Rounds are interleaved; the first ones do not count.
 */
export async function raceBrands(
  browser: Browser,
  url: string,
  { rounds, warmUp }: { rounds: number; warmUp: number },
): Promise<BrandRace> {
  const kit = await openVariant(browser, url, 'kit');
  const hand = await openVariant(browser, url, 'hand-brands');
  await prepare(kit, true);
  await prepare(hand, false);
  const taken: { kit: number[]; hand: number[] } = { kit: [], hand: [] };
  for (let at = 0; at < rounds + warmUp; at += 1) {
    const brand = BRANDS[(at + 1) % 2] ?? BRANDS[0];
    for (const name of at % 2 === 0 ? (['kit', 'hand'] as const) : (['hand', 'kit'] as const)) {
      const one = await switchTo(name === 'kit' ? kit : hand, brand, switchInOneFrame);
      if (at >= warmUp) taken[name].push(one);
    }
  }
  const recalculations: number[] = [];
  for (let at = 0; at < TRACED; at += 1) {
    const brand = BRANDS[(rounds + warmUp + at + 1) % 2] ?? BRANDS[0];
    const counted = (page: Page) => countRecalculations(kit, () => switchInOneFrame(page, brand));
    recalculations.push(await switchTo(kit, brand, counted));
  }
  await Promise.all([kit.page.context().close(), hand.page.context().close()]);
  const [ofKit, ofHand] = [median(taken.kit), median(taken.hand)];
  return {
    ...{ kit: ofKit, hand: ofHand, ratio: ofKit / ofHand },
    recalculations: Math.max(...recalculations),
  };
}
