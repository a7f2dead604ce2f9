import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules whose result depends on the brand; the others check structure and texts. */
const OF_LOOKS = ['color-contrast', 'link-in-text-block'];

type Violations = AxeResults['violations'];

const SHOWN_NODES = 8;

/** One readable text for each violation, with its first element. */
const told = (violations: Violations): string[] =>
  violations.map(({ id, help, nodes }) => {
    const places = nodes
      .slice(0, SHOWN_NODES)
      .map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`);
    return [`${id}: ${help} (${nodes.length})`, ...places].join('\n  ');
  });

/** Fails with one readable line for each violation of WCAG 2.2 A and AA, in the page or a part. */
export async function expectNoAxeViolations(page: Page, part?: string): Promise<void> {
  const hasFrames = page.frames().length > 1;
  const violations = await (hasFrames ? analyzeWithFrames(page, part) : analyze(page, part));
  expect(told(violations), 'axe finds no violation').toEqual([]);
}

/** Injects axe into every frame and collects the results in a page of its own, which takes a second. */
async function analyzeWithFrames(page: Page, part: string | undefined): Promise<Violations> {
  const builder = new AxeBuilder({ page }).withTags(WCAG);
  return (await (part ? builder.include(part) : builder).analyze()).violations;
}

/**
 * Runs axe while sticky elements at the bottom are in their static position: until the page is scrolled they cover
 * arbitrary content, which axe would report as too small a target. The touch walk checks that nothing stays covered.
 */
async function withBarAtItsPlace<Found>(page: Page, ask: () => Promise<Found>): Promise<Found> {
  const place = (position: string) =>
    page.evaluate((value) => {
      for (const bar of document.querySelectorAll('nav')) {
        if (value === '') bar.style.removeProperty('position');
        else if (getComputedStyle(bar).position === 'sticky') bar.style.position = value;
      }
    }, position);
  await place('static');
  try {
    return await ask();
  } finally {
    await place('');
  }
}

async function analyze(page: Page, part: string | undefined): Promise<Violations> {
  await bringAxe(page);
  const ask = () =>
    page.evaluate(
      async ([selector, tags]) => {
        const axe: typeof import('axe-core') = Reflect.get(window, 'axe');
        const context = selector === undefined ? document : { include: [selector] };
        const runOnly = { type: 'tag' as const, values: [...tags] };
        return (await axe.run(context, { runOnly, resultTypes: ['violations'] })).violations;
      },
      [part, WCAG] as const,
    );
  return withBarAtItsPlace(page, ask);
}

const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

/**
 * Violations in a page without its frames, callable repeatedly: axe is injected once.
 * @param what - `page` is all of it; `part` is what differs between screens: the main part, or the popup or menu over it,
 *   since that makes everything else unreachable; `look` checks that part only for what depends on the brand
 */
export async function axeFindings(page: Page, what: 'page' | 'part' | 'look'): Promise<string[]> {
  await bringAxe(page);
  const options: RunOptions = {
    iframes: false,
    resultTypes: ['violations'],
    ...(what === 'look'
      ? { runOnly: { type: 'rule', values: OF_LOOKS } }
      : {
          runOnly: { type: 'tag', values: WCAG },
          rules: { 'target-size': { enabled: true } },
        }),
  };
  const ask = () =>
    page.evaluate(
      async ([settings, whole]) => {
        const axe: typeof import('axe-core') = Reflect.get(window, 'axe');
        const layers = document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]');
        const part = [...layers].at(-1) ?? document.querySelector('main');
        return (await axe.run((!whole && part) || document, settings)).violations;
      },
      [options, what === 'page'] as const,
    );
  return told(await withBarAtItsPlace(page, ask));
}
