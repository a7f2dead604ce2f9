import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../../scripts/terminal.ts';
import { readBrandModes } from '../../../scripts/visual/plan.ts';
import { axeFindings } from '../../e2e/support/axe.ts';
import { outOfWindow } from '../../e2e/support/fit.ts';
import { expect, type Kit, type KitStory, PLAIN, test } from './support/test.ts';

const USUAL = { width: 960, height: 600 };
/** Widths of windows of 1280 by 800 CSS pixels at a zoom of 200 %, and of 1280 at 400 % (WCAG 1.4.4, 1.4.10). */
const ZOOMED = { width: 640, height: 400 };
const NARROW = { width: 320, height: 640 };

/** The components: each stories file of the kit is a test. */
const files = readdirSync(join(root, 'ui-kit'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .sort();

/** Stories with a row of cards of a fixed width, which may be wider than the window. */
const WIDE = ['kit-game-card--loading', 'kit-game-card--favourite-renders-little'];

/** Stories with so many equal elements that axe takes minutes; ten of them have the same result. */
const NO_AXE = 'no-axe';

/** Changes attributes of `<html>` as a portal does, without rendering the story again. */
const setTheme = (page: Page, brand: string, mode: string) =>
  page.evaluate(
    async ([slug, wanted]) => {
      const href = `/brands/${slug}/brand.css`;
      if (!document.querySelector(`link[href="${href}"]`)) {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = href;
        await new Promise((resolve, reject) => {
          link.onload = resolve;
          link.onerror = reject;
          document.head.append(link);
        });
      }
      document.documentElement.dataset.brand = slug;
      document.documentElement.dataset.mode = wanted;
    },
    [brand, mode] as const,
  );

/**
 * Runs axe on one story in every look; each finding begins with its look. Forced colours are left out: browsers still
 * report the author's colours there, and no other rule of axe depends on colours (states.spec.ts checks them).
 */
async function findingsOf(kit: Kit, { id, tags }: KitStory): Promise<string[]> {
  const found: string[] = [];
  const plays = tags.includes('after-play');
  const page = await kit.show(id, { plays });
  const add = (look: string, findings: readonly string[]) => {
    found.push(...findings.map((each) => `${id}, ${look}: ${each}`));
  };
  try {
    add('as it is', await axeFindings(page, 'page'));
    for (const { slug, modes } of await readBrandModes()) {
      for (const mode of modes) {
        if (slug === PLAIN.brand && mode === PLAIN.mode) continue;
        await setTheme(page, slug, mode);
        add(`${slug} ${mode}`, await axeFindings(page, 'look'));
      }
    }
    await setTheme(page, PLAIN.brand, PLAIN.mode);
    for (const direction of ['ltr', 'rtl'] as const) {
      await page.evaluate((dir) => {
        document.documentElement.dir = dir;
      }, direction);
      if (direction === 'rtl') add('right to left', await axeFindings(page, 'page'));
      await page.setViewportSize(ZOOMED);
      await page.evaluate(() => window.stage.settle());
      if (direction === 'ltr') add('200 %', await axeFindings(page, 'page'));
      if (!WIDE.includes(id)) add(`200 % ${direction}`, await outOfWindow(page));
      await page.setViewportSize(NARROW);
      await page.evaluate(() => window.stage.settle());
      if (direction === 'ltr') add('320 px', await axeFindings(page, 'page'));
      if (!WIDE.includes(id)) add(`320 px ${direction}`, await outOfWindow(page));
      await page.setViewportSize(USUAL);
    }
  } finally {
    await page.setViewportSize(USUAL);
    await page.evaluate(() => {
      document.documentElement.dir = 'ltr';
    });
  }
  return found;
}

for (const file of files) {
  test(`axe in every look: ${file}`, async ({ kit, stories }) => {
    const own = stories.filter(
      ({ importPath, tags }) => importPath === `./ui-kit/${file}` && !tags.includes(NO_AXE),
    );
    expect(own.length).toBeGreaterThan(0);
    test.setTimeout(20_000 + own.length * 10_000);
    for (const story of own) expect.soft(await findingsOf(kit, story)).toEqual([]);
  });
}
