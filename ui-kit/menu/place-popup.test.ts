import { expect, test } from 'vitest';
import { placePopup } from './place-popup.ts';

const screen = { width: 1000, height: 600 };
const at = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 40 });

test('is placed below its trigger, aligned with the requested edge', () => {
  const popup = { width: 200, height: 100 };
  expect(placePopup(at(500, 10), popup, screen, 'left', 8)).toEqual({ left: 500, top: 58 });
  expect(placePopup(at(500, 10), popup, screen, 'right', 8)).toEqual({ left: 340, top: 58 });
});

test('is placed above only when there is room above and none below', () => {
  expect(placePopup(at(500, 540), { width: 200, height: 100 }, screen, 'left', 8).top).toBe(432);
  // Neither side has room: below, shifted into view.
  expect(placePopup(at(500, 300), { width: 200, height: 500 }, screen, 'left', 8).top).toBe(92);
});

test('never leaves the viewport', () => {
  const popup = { width: 200, height: 100 };
  expect(placePopup(at(980, 10), popup, screen, 'left', 8).left).toBe(792);
  expect(placePopup(at(0, 10), popup, screen, 'right', 8).left).toBe(8);
  expect(placePopup(at(0, 10), { width: 2000, height: 2000 }, screen, 'left', 8)).toEqual({
    left: 8,
    top: 8,
  });
});
