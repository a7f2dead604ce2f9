import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR } from '../contract/durations.ts';
import { type OpenDatabase, openDatabase } from '../database/open.ts';
import { testDatabaseImage } from '../database/test-image.ts';
import { merchantDay, timesOf, weekOf } from './calendar.ts';
import { writeSettings } from './merchant-settings.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openDatabase({
    databaseUrl: undefined,
    dataFolder: undefined,
    image: await testDatabaseImage(),
  });
});
afterAll(() => opened.close());

test.each([
  { zone: 'UTC', day: '2026-10-25', begins: '2026-10-25T00:00Z', hours: 24 },
  { zone: 'Asia/Manila', day: '2026-10-25', begins: '2026-10-24T16:00Z', hours: 24 },
  // The clock goes back in the night, after midnight …
  { zone: 'Europe/Berlin', day: '2026-10-25', begins: '2026-10-24T22:00Z', hours: 25 },
  // … and from one o'clock to midnight, which comes twice.
  { zone: 'Atlantic/Azores', day: '2026-10-25', begins: '2026-10-25T00:00Z', hours: 25 },
  { zone: 'America/Havana', day: '2026-11-01', begins: '2026-11-01T04:00Z', hours: 25 },
  // At midnight the clock goes on to one o'clock.
  { zone: 'Atlantic/Azores', day: '2026-03-29', begins: '2026-03-29T01:00Z', hours: 23 },
  { zone: 'America/Havana', day: '2026-03-08', begins: '2026-03-08T05:00Z', hours: 23 },
  { zone: 'Africa/Cairo', day: '2026-04-24', begins: '2026-04-23T22:00Z', hours: 23 },
  // At midnight the clock goes back to eleven: the day before has 25 hours.
  { zone: 'Africa/Cairo', day: '2026-10-29', begins: '2026-10-28T21:00Z', hours: 25 },
  { zone: 'Africa/Cairo', day: '2026-10-30', begins: '2026-10-29T22:00Z', hours: 24 },
])('$day in $zone begins at $begins and has $hours hours', async ({ zone, day, begins, hours }) => {
  const { db } = opened;
  await writeSettings(db, { timeZone: zone });
  const number = Date.parse(`${day}T00:00:00Z`) / DAY;
  const { start, end } = await timesOf(db, { from: number, until: number });
  expect(new Date(start).toISOString()).toBe(new Date(begins).toISOString());
  expect(end - start).toBe(hours * HOUR);
  // The days of single moments agree with where the range begins and ends.
  const moments = [start - 1, start, start + HOUR, end - 1, end];
  const offsets = [];
  for (const at of moments) offsets.push((await merchantDay(db, at)) - number);
  expect(offsets).toEqual([-1, 0, 0, 0, 1]);
});

test.each([
  // 1970-01-01 was a Thursday.
  { day: 4, from: 4 },
  { day: 10, from: 4 },
  { day: 11, from: 11 },
  { day: Date.UTC(2026, 10, 29) / DAY, from: Date.UTC(2026, 10, 23) / DAY },
  { day: Date.UTC(2026, 10, 30) / DAY, from: Date.UTC(2026, 10, 30) / DAY },
])('the week of day $day is that of the Monday $from', ({ day, from }) => {
  expect(weekOf(day)).toEqual({ from, until: from + 6 });
});
