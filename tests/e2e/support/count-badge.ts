import { expect, type Locator } from '@playwright/test';

/** A badge of the kit, found by what it says to screen readers, is red and shows the number (R2.75). */
export async function expectRedBadge(words: Locator, count: number): Promise<void> {
  const badge = words.locator('..');
  const number = badge.locator('span').first();
  await expect(number).toBeVisible();
  await expect(number).toHaveText(String(count));
  // The colour may be written in any way: a canvas has it as red, green and blue.
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
