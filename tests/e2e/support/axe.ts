import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules whose answer another brand can change: the rest looks at structure and words. */
const OF_LOOKS = ['color-contrast', 'link-in-text-block'];

type Violations = AxeResults['violations'];

const SHOWN_NODES = 8;

/** One readable text for each violation, with the first of its places. */
const told = (violations: Violations): string[] =>
  violations.map(({ id, help, nodes }) => {
    const places = nodes
      .slice(0, SHOWN_NODES)
      .map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`);
    return [`${id}: ${help} (${nodes.length})`, ...places].join('\n  ');
  });

/** Fails with one readable line for each violation of WCAG 2.2 A and AA, in the page or a part. */
export async function expectNoAxeViolations(page: Page, part?: string): Promise<void> {
  const builder = new AxeBuilder({ page }).withTags(WCAG);
  const { violations } = await (part ? builder.include(part) : builder).analyze();
  expect(told(violations), 'axe finds no violation').toEqual([]);
}

const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Violations in a page without its frames, as often as one likes: axe comes into it once.
 * @param what - `page` is all of it; `part` what screens differ in: the main part, or the popup or
 *   menu over it, since that leaves nothing else within reach; `look` asks of that part only what
 *   another brand can change
 */
export async function axeFindings(page: Page, what: 'page' | 'part' | 'look'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: RunOptions = {
    iframes: false,
    resultTypes: ['violations'],
    ...(what === 'look'
      ? { runOnly: { type: 'rule', values: OF_LOOKS } }
      : { runOnly: { type: 'tag', values: WCAG }, rules: { 'target-size': { enabled: true } } }),
  };
  const violations = await page.evaluate(
    async ([settings, whole]) => {
      const axe: typeof import('axe-core') = Reflect.get(window, 'axe');
      const layers = document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]');
      const part = [...layers].at(-1) ?? document.querySelector('main');
      return (await axe.run((!whole && part) || document, settings)).violations;
    },
    [options, what === 'page'] as const,
  );
  return told(violations);
}
