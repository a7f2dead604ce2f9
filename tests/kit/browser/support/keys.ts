import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Presses keys one after another, as a person does. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Presses keys one after another, and returns the focused element after each. */
export async function expectFocus(
  page: Page,
  steps: readonly (readonly [key: string, focused: Locator])[],
): Promise<void> {
  for (const [key, focused] of steps) {
    await page.keyboard.press(key);
    await expect(focused, `after ${key}`).toBeFocused();
  }
}

/** The story's root in Storybook; popups are outside of it. */
export const rootOf = (page: Page): Locator => page.locator('#storybook-root');
