import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['demo_player', 'DP'],
  ['Maria Clara de los Santos', 'MS'],
  ['baize', 'B'],
  ['  ', ''],
  ['(ana) lopez', 'AL'],
  ['ñandú', 'Ñ'],
])('%s becomes %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
