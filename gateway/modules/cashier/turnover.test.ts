import { expect, test } from 'vitest';
import { workOff } from './turnover.ts';

test('nothing is asked without deposits', () => {
  expect(workOff([])).toEqual({ outstanding: 0, required: 0 });
});

test('bets work off what deposits ask for', () => {
  expect(workOff([{ required: 100, betsAfter: 30 }])).toEqual({ outstanding: 70, required: 100 });
  expect(workOff([{ required: 100, betsAfter: 100 }])).toEqual({ outstanding: 0, required: 0 });
});

test('a second deposit adds to what is left of the first', () => {
  const steps = [
    { required: 100, betsAfter: 30 },
    { required: 50, betsAfter: 20 },
  ];
  expect(workOff(steps)).toEqual({ outstanding: 100, required: 150 });
});

test('bets beyond a requirement are no credit for the next deposit', () => {
  const steps = [
    { required: 100, betsAfter: 5000 },
    { required: 50, betsAfter: 10 },
  ];
  expect(workOff(steps)).toEqual({ outstanding: 40, required: 50 });
});
