import { expect } from 'storybook/test';

/** A word that nothing breaks by itself: names, addresses and codes that people paste. */
export const LONG_WORD = 'W'.repeat(400);

/** Fails where what is shown is wider than its place, or than the window. */
export async function expectFits(canvasElement: HTMLElement): Promise<void> {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
