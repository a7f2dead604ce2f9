import type { Page } from '@playwright/test';
import { waitUntilStable } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** Records each view transition of the page: what it animated, and whether it has finished. */
const noteTransitions = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, 'transitions', []);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = start(options);
      const noted = { named: [] as string[], isOver: false };
      (Reflect.get(window, 'transitions') as unknown[]).push(noted);
      transition.ready.then(() => {
        noted.named = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
          .filter((name) => name.startsWith('::view-transition'));
      });
      transition.finished.then(() => {
        noted.isOver = true;
      });
      return transition;
    };
  });

const transitions = (page: Page): Promise<{ named: string[]; isOver: boolean }[]> =>
  page.evaluate(() => Reflect.get(window, 'transitions'));

const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Games', exact: true }).getByRole('link', { name });

const slots = (page: Page) => page.getByRole('heading', { level: 1, name: 'Slots', exact: true });

async function goToSlots(page: Page): Promise<void> {
  await page.goto('/');
  await waitUntilStable(page);
  await category(page, 'Slots').click();
  await expect(slots(page)).toBeVisible();
}

test('a view fades into the next, a filter and a popup do not', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await noteTransitions(page);
  await goToSlots(page);
  await expect.poll(() => transitions(page)).toMatchObject([{ isOver: true }]);
  const [first] = await transitions(page);
  expect(first?.named.some((name) => name.startsWith('::view-transition-old'))).toBe(true);
  expect(first?.named.some((name) => name.startsWith('::view-transition-new'))).toBe(true);

  await page.getByRole('textbox', { name: 'Search games by name' }).fill('dragon');
  await expect(page.getByRole('status').filter({ hasText: '“dragon”' })).toBeVisible();
  expect(await transitions(page)).toHaveLength(1);
  await page.goto('/rng?popup=login', { waitUntil: 'commit' });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await transitions(page)).toEqual([]);
});

test('nothing fades with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await noteTransitions(page);
  await goToSlots(page);
  await page.goBack();
  await expect(slots(page)).toHaveCount(0);
  expect(await transitions(page)).toEqual([]);
});

test('a press while a view fades in acts on it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = start(options);
      transition.ready.then(() => {
        for (const animation of document.getAnimations()) animation.playbackRate = 0.02;
      });
      return transition;
    };
  });
  await page.goto('/');
  await waitUntilStable(page);
  await category(page, 'Slots').click();
  await expect(category(page, 'Slots')).toHaveAttribute('aria-current', 'page');
  await category(page, 'Fish').click();
  await expect(page).toHaveURL(/\/fish$/);
  const isMoving = () =>
    document
      .getAnimations()
      .some(({ effect }) =>
        (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition-old'),
      );
  expect(await page.evaluate(isMoving)).toBe(true);
});
