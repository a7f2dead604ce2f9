import { expect, test } from 'vitest';
import { gmtOffset } from './gmt-offset.ts';

test.each([
  [0, 'GMT'],
  [480, 'GMT+8'],
  [-210, 'GMT-3:30'],
  [345, 'GMT+5:45'],
  [-60, 'GMT-1'],
])('%i minutes east of UTC are %s', (minutes, text) => {
  expect(gmtOffset(minutes)).toBe(text);
});
