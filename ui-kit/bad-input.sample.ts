import { expect } from 'storybook/test';

/** A text without any opportunity to break: a pasted name, address or code. */
export const LONG_WORD = 'W'.repeat(400);

/** The address of a picture that does not exist. */
export const BROKEN_PICTURE = '/no-such-picture.webp';

/** Creates ten thousand rows. */
export const tenThousand = <Row>(make: (at: number) => Row): Row[] =>
  Array.from({ length: 10_000 }, (_, at) => make(at));

/** Fails where content is wider than its container or than the window. */
export async function expectFits(canvasElement: HTMLElement): Promise<void> {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
