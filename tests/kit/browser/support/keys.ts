import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Presses keys one after another, as a person does. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** One key after another, and what has the focus after each. */
export async function expectFocus(
  page: Page,
  steps: readonly (readonly [key: string, focused: Locator])[],
): Promise<void> {
  for (const [key, focused] of steps) {
    await page.keyboard.press(key);
    await expect(focused, `after ${key}`).toBeFocused();
  }
}

/** What Storybook shows of the story itself: popups stand outside. */
export const rootOf = (page: Page): Locator => page.locator('#storybook-root');
