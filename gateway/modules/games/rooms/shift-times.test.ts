import { expect, test } from 'vitest';
import { shiftTimes, timeOfDay } from './shift-times.ts';

const at = (time: string) => Date.parse(`2026-11-23T${time}+08:00`);
const ZONE = 'Asia/Manila';

test('[R7.02b] the time of day is that of the time zone', () => {
  expect(timeOfDay(at('00:00:00.000'), ZONE)).toBe(0);
  expect(timeOfDay(at('18:30:05.250'), ZONE)).toBe(18.5 * 3_600_000 + 5_250);
  expect(timeOfDay(at('18:30:00.000'), 'UTC')).toBe(10.5 * 3_600_000);
});

test('[R7.02b] a shift is current from its first hour until the end of its last one; then the next is tomorrow’s', () => {
  const evening = { fromHour: 18, untilHour: 24 };
  const today = { from: at('18:00:00.000'), until: at('00:00:00.000') + 24 * 3_600_000 };
  expect(shiftTimes(evening, at('09:00:00.000'), ZONE)).toEqual(today);
  expect(shiftTimes(evening, at('18:00:00.000'), ZONE)).toEqual(today);
  expect(shiftTimes(evening, at('23:59:59.999'), ZONE)).toEqual(today);
  const night = { fromHour: 0, untilHour: 2 };
  expect(shiftTimes(night, at('01:59:59.999'), ZONE).from).toBe(at('00:00:00.000'));
  expect(shiftTimes(night, at('02:00:00.000'), ZONE)).toEqual({
    from: at('00:00:00.000') + 24 * 3_600_000,
    until: at('02:00:00.000') + 24 * 3_600_000,
  });
});
