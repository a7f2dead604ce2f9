import { expect, type Locator } from '@playwright/test';

/** Asserts that a badge of the kit, found by its accessible text, is red and shows the number (R2.75). */
export async function expectRedBadge(words: Locator, count: number): Promise<void> {
  const badge = words.locator('..');
  const number = badge.locator('span').first();
  await expect(number).toBeVisible();
  await expect(number).toHaveText(String(count));
  // A canvas converts any colour syntax to red, green and blue.
  const [red = 0, green = 0, blue = 0] = await badge.evaluate((node) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) return [];
    context.fillStyle = getComputedStyle(node).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  });
  expect(red).toBeGreaterThan(150);
  expect(red).toBeGreaterThan(1.5 * green);
  expect(red).toBeGreaterThan(1.5 * blue);
}
