import { expect } from 'storybook/test';

/** A word that nothing breaks by itself: names, addresses and codes that people paste. */
export const LONG_WORD = 'W'.repeat(400);

/** The address of a picture that there is not. */
export const BROKEN_PICTURE = '/no-such-picture.webp';

/** Ten thousand rows, made one by one. */
export const tenThousand = <Row>(make: (at: number) => Row): Row[] =>
  Array.from({ length: 10_000 }, (_, at) => make(at));

/** Fails where what is shown is wider than its place, or than the window. */
export async function expectFits(canvasElement: HTMLElement): Promise<void> {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
