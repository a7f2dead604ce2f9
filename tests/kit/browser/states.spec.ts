import type { Locator, Page } from '@playwright/test';
import { expect, type Kit, type KitStory, test } from './support/test.ts';

/** Each story with the tag `states` has a cell for each state: `ui-kit/states.sample.tsx`. */
const STATES = ['hover', 'active', 'focus'];

/** What looks as at rest on purpose, and why. */
const ALIKE: Readonly<Record<string, string>> = {
  'kit-menu--states hover': 'the focus follows the pointer',
  'kit-slider--states hover': 'the browser tells it by the pointer',
  'kit-slider--states active': 'the browser tells it by the thumb that moves',
};

const cell = (page: Page, state: string) => page.locator(`[data-shows="${state}"]`);
const picture = (shown: Locator) => shown.screenshot({ animations: 'disabled' });

/** The states of a story that look as if nobody touched it. */
async function alike(kit: Kit, { id }: KitStory, forced: boolean): Promise<string[]> {
  const page = await kit.show(id);
  await page.emulateMedia({ forcedColors: forced ? 'active' : 'none' });
  try {
    const shown = await Promise.all(STATES.map(async (state) => picture(cell(page, state))));
    // The same cells again, at rest: only the state has changed.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('[class*="pseudo-"]')) {
        const classes = [...element.classList].filter((name) => name.startsWith('pseudo-'));
        element.classList.remove(...classes);
      }
    });
    const found: string[] = [];
    for (const [at, state] of STATES.entries()) {
      const same = shown[at]?.equals(await picture(cell(page, state))) ?? true;
      if (same && !(`${id} ${state}` in ALIKE)) found.push(`${id} ${state}`);
    }
    return found;
  } finally {
    await page.emulateMedia({ forcedColors: 'none' });
  }
}

for (const forced of [false, true]) {
  const mode = forced ? 'forced colours' : "the brand's colours";
  test(`hover, active and focus differ from rest in ${mode}`, async ({ kit, stories }) => {
    test.setTimeout(180_000);
    const sheets = stories.filter(({ tags }) => tags.includes('states'));
    expect(sheets.length).toBeGreaterThan(25);
    const found: string[] = [];
    for (const story of sheets) found.push(...(await alike(kit, story, forced)));
    expect(found).toEqual([]);
  });
}

test('a state that is shown is the state itself: its colour is the one under a real pointer', async ({
  kit,
}) => {
  const page = await kit.show('kit-button--states');
  const colourOf = (state: string) =>
    cell(page, state)
      .getByRole('button')
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  const shown = await colourOf('hover');
  expect(shown).not.toBe(await colourOf('rest'));
  await cell(page, 'rest').getByRole('button').hover();
  expect(await colourOf('rest')).toBe(shown);
});

/** What must not be lost in forced colours: a story, and two parts that differ by a state alone. */
const KEPT = [
  ['kit-tabs--underline', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  ['kit-tabs--pill', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  ['kit-paginator--middle', 'a[aria-current=page]', 'a[aria-label="Page 8"]'],
  ['kit-tree-view--default', '[aria-selected=true]', '[aria-selected=false]'],
  ['kit-segmented-control--default', 'label:has(:checked)', 'label:not(:has(:checked))'],
  ['kit-carousel--pictures-only', 'button[aria-current=true]', 'button[aria-current=false]'],
] as const;

/** What the system paints: of the part itself and of what is drawn before and after it. */
const paintOf = (part: Locator) =>
  part.evaluate((element) =>
    [null, '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return [style.content, style.backgroundColor, style.borderTopColor, style.outline].join(' ');
    }),
  );

test('what is chosen differs from what is not in forced colours, and skeletons have an edge', async ({
  kit,
}) => {
  for (const [story, chosen, other] of KEPT) {
    const page = await kit.show(story);
    await page.emulateMedia({ forcedColors: 'active' });
    const shown = await paintOf(page.locator(chosen).first());
    expect.soft(shown, story).not.toEqual(await paintOf(page.locator(other).first()));
    await page.emulateMedia({ forcedColors: 'none' });
  }
  const page = await kit.show('kit-skeleton--text');
  await page.emulateMedia({ forcedColors: 'active' });
  const skeleton = page.locator('#storybook-root > *').first();
  await expect(skeleton).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ forcedColors: 'none' });
});
