import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { root } from '../../../scripts/terminal.ts';
import { expect, type Kit, type KitStory, test } from './support/test.ts';

/** Each story with the tag `states` has a cell for each state: `ui-kit/states.sample.tsx`. */
const STATES = ['hover', 'active', 'focus'];

/** States that intentionally look like rest, with the reasons. */
const ALIKE: Readonly<Record<string, string>> = {
  'kit-menu--states hover': 'the focus follows the pointer',
  'kit-slider--states hover': 'the browser tells it by the pointer',
  'kit-slider--states active': 'the browser tells it by the thumb that moves',
};

const cell = (page: Page, state: string) => page.locator(`[data-shows="${state}"]`);
const picture = (shown: Locator) => shown.screenshot({ animations: 'disabled' });

/** The states of a story that look the same as rest. */
async function alike(kit: Kit, { id }: KitStory, forced: boolean): Promise<string[]> {
  const page = await kit.show(id);
  await page.emulateMedia({ forcedColors: forced ? 'active' : 'none' });
  try {
    const shown = await Promise.all(STATES.map(async (state) => picture(cell(page, state))));
    // The same cells at rest: only the state has changed.
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

test('a forced state equals the real state: its colour is the one under a real pointer', async ({
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

/** The selector of each state, and how an element leaves the state. */
const ATTRIBUTES = {
  'aria-current': /aria-current/,
  'aria-disabled': /aria-disabled/,
  'aria-invalid': /aria-invalid/,
  'aria-pressed': /aria-pressed/,
  'aria-selected': /aria-selected/,
  checked: /:checked/,
  'data-active': /data-active/,
  'data-disabled': /data-disabled/,
  'data-selected': /data-selected/,
  'data-state': /data-state="(active|on)"/,
  disabled: /:disabled/,
} as const;
type Attribute = keyof typeof ATTRIBUTES;
const ALL_ATTRIBUTES = Object.keys(ATTRIBUTES) as Attribute[];

/** States that no picture of a story can show, with the reasons. */
const UNTOLD: Readonly<Record<string, string>> = {
  'select checked': 'its list is closed; the pictures of opened lists show it',
};

/** The states that a component's styles use. */
function statesOf(component: string): Attribute[] {
  const folder = join(root, 'ui-kit', component);
  const styles = readdirSync(folder)
    .filter((name) => name.endsWith('.css.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  return ALL_ATTRIBUTES.filter(
    (attribute) => ATTRIBUTES[attribute].test(styles) && !(`${component} ${attribute}` in UNTOLD),
  );
}

/** Removes a state from all elements of the page; returns whether any element had it. */
const leaveState = (page: Page, attribute: Attribute) =>
  page.evaluate((name) => {
    if (name === 'checked') {
      const found = document.querySelectorAll<HTMLInputElement>('input:checked');
      for (const input of found) input.checked = false;
      return found.length > 0;
    }
    const found = [...document.querySelectorAll(`[${name}]:not([${name}="false"])`)].filter(
      (element) => name !== 'data-state' || /^(active|on)$/.test(element.getAttribute(name) ?? ''),
    );
    for (const element of found) {
      if (name === 'data-state') element.setAttribute(name, 'inactive');
      else element.removeAttribute(name);
    }
    return found.length > 0;
  }, attribute);

/** Stories with a cell for each state come first. */
const byStates = (one: KitStory, other: KitStory) =>
  Number(other.tags.includes('states')) - Number(one.tags.includes('states'));

/** The states of a component that no picture shows, or that look the same as none in forced colours. */
async function lostStates(kit: Kit, component: string, stories: readonly KitStory[]) {
  const wanted = new Set(statesOf(component));
  const own = stories
    .filter(({ importPath }) => importPath.startsWith(`./ui-kit/${component}/`))
    .filter(({ tags }) => !tags.includes('no-picture'))
    .sort(byStates);
  for (const { id, tags } of own) {
    for (const attribute of [...wanted]) {
      const page = await kit.show(id, { plays: tags.includes('after-play') });
      await page.emulateMedia({ forcedColors: 'active' });
      const before = await page.screenshot({ animations: 'disabled', fullPage: true });
      if (await leaveState(page, attribute)) {
        const after = await page.screenshot({ animations: 'disabled', fullPage: true });
        if (!before.equals(after)) wanted.delete(attribute);
      }
      await page.emulateMedia({ forcedColors: 'none' });
    }
  }
  return [...wanted].map((attribute) => `${component} ${attribute}`);
}

const components = readdirSync(join(root, 'ui-kit'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && statesOf(entry.name).length > 0)
  .map(({ name }) => name);

for (const component of components) {
  test(`selected, disabled and invalid states are visible in forced colours: ${component}`, async ({
    kit,
    stories,
  }) => {
    expect(await lostStates(kit, component, stories)).toEqual([]);
  });
}

test('skeletons have an edge in forced colours', async ({ kit }) => {
  const page = await kit.show('kit-skeleton--text');
  await page.emulateMedia({ forcedColors: 'active' });
  const skeleton = page.locator('#storybook-root > *').first();
  await expect(skeleton).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ forcedColors: 'none' });
});
