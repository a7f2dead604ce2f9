import { RECORD_WINDOW } from '@baize/gateway/contract';
import { expect, test } from 'vitest';
import { addDays } from './days.ts';
import {
  chosenDay,
  dayOf,
  PRESETS,
  rangeWith,
  readRecords,
  timesOf,
  withinWindow,
  writeRecords,
} from './record-query.ts';

const TODAY = '2026-11-21';
const read = (text: string) => readRecords(new URLSearchParams(text), TODAY);

test('a query without filters shows the last seven days', () => {
  expect(read('page=x')).toMatchObject({ range: '7d', from: '2026-11-15', to: '2026-11-21' });
});

test('presets count calendar days up to today', () => {
  expect(read('range=today')).toMatchObject({ from: '2026-11-21', to: '2026-11-21' });
  expect(read('range=yesterday')).toMatchObject({ from: '2026-11-20', to: '2026-11-20' });
  expect(read('range=30d')).toMatchObject({ from: '2026-10-23', to: '2026-11-21' });
});

test('dates that are invalid, reversed, in the future or too far apart are corrected', () => {
  expect(read('from=2026-02-31&to=2026-11-01').range).toBe('7d');
  expect(read('from=2026-11-10&to=2026-11-02')).toMatchObject({
    range: 'custom',
    from: '2026-11-02',
    to: '2026-11-02',
  });
  expect(withinWindow('2026-11-01', '2027-01-01', '2026-11-21').to).toBe('2026-11-21');
  expect(withinWindow('2026-01-01', '2026-11-21', '2026-11-21').from).toBe('2026-10-23');
});

test('an incomplete year is no day, and a future day becomes the last possible one', () => {
  const last = '2026-11-21';
  for (const text of ['', '0002-11-10', '0202-11-10', '12026-11-10', '2026-02-30']) {
    expect(chosenDay(text, last), text).toBeUndefined();
  }
  expect(chosenDay('2026-11-10', last)).toBe('2026-11-10');
  expect(chosenDay('2027-01-01', last)).toBe(last);
});

test('the chosen day stays, and the range stays within the limit', () => {
  const days = { from: '2026-11-01', to: '2026-11-10' };
  for (let by = -70; by < 70; by += 1) {
    const day = addDays('2026-11-05', by);
    for (const name of ['from', 'to'] as const) {
      const range = rangeWith(days, name, day, 30);
      expect(range[name]).toBe(day);
      expect(range.from <= range.to).toBe(true);
      expect(addDays(range.from, 29) >= range.to).toBe(true);
    }
  }
  expect(rangeWith(days, 'from', '2026-11-04', 30)).toEqual({
    from: '2026-11-04',
    to: '2026-11-10',
  });
});

/** Runs a function in another time zone. */
function inZone(zone: string, work: () => void): void {
  const former = process.env.TZ;
  process.env.TZ = zone;
  try {
    work();
  } finally {
    if (former === undefined) delete process.env.TZ;
    else process.env.TZ = former;
  }
}

const askForWholeDays = () => {
  for (let offset = 0; offset < 366; offset += 1) {
    const today = dayOf(new Date(2026, 0, 1 + offset, 12));
    for (const preset of PRESETS) {
      const { from, to } = readRecords(new URLSearchParams({ range: preset }), today);
      const { startTime, endTime } = timesOf({ from, to });
      // The gateway's window: thirty days, of which one may have 25 hours.
      expect(endTime - startTime).toBeLessThanOrEqual(RECORD_WINDOW);
      expect(startTime).toBe(new Date(`${from}T00:00:00`).getTime());
      expect(dayOf(new Date(endTime))).toBe(to);
    }
  }
};

test.each(['UTC', 'Europe/Berlin', 'Australia/Lord_Howe'])(
  '[R2.66] calls request whole days of %s, thirty at most, across the end of summer time too',
  (zone) => {
    inZone(zone, () => {
      const hours = (Number(new Date(2026, 9, 26)) - Number(new Date(2026, 9, 25))) / 3_600_000;
      expect(hours).toBe(zone === 'Europe/Berlin' ? 25 : 24);
      askForWholeDays();
    });
  },
);

test('a written query is read as the same, and other parameters stay', () => {
  const start = new URLSearchParams('page=personalHistoryCopy&popup=login');
  const wanted = { ...read('range=30d'), page: 4, kind: 'LIVE', order: 'D1' };
  const written = writeRecords(start, wanted);
  expect(readRecords(written, TODAY)).toEqual(wanted);
  expect(written.get('popup')).toBe('login');
  expect(writeRecords(written, read('')).toString()).toBe(start.toString());
});
