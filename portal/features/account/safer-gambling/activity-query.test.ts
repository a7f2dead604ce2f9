import { expect, test } from 'vitest';
import { activityParameters, readActivity } from './activity-query.ts';

const TODAY = '2026-11-21';
const read = (search: string) => {
  const query = new URLSearchParams(search);
  return readActivity({ get: (name) => query.get(name) ?? '' }, TODAY);
};

test('[R10.07] the address determines the period; without one it is the current month', () => {
  expect(read('range=year')).toEqual({ period: 'year' });
  expect(read('range=lifetime')).toEqual({ period: 'lifetime' });
  expect(read('from=2026-11-01&to=2026-11-09')).toEqual({
    period: 'range',
    from: '2026-11-01',
    until: '2026-11-09',
  });
  for (const search of ['', 'range=month', 'range=fortnight', 'range=range', 'from=2026-11-01']) {
    expect(read(search)).toEqual({ period: 'month' });
  }
});

test('[R10.07] days that the gateway would refuse are moved into the range that it accepts', () => {
  expect(read('from=2026-11-09&to=2026-11-01')).toEqual({
    period: 'range',
    from: '2026-11-01',
    until: '2026-11-01',
  });
  expect(read('from=2026-11-20&to=2027-01-01')).toMatchObject({ until: TODAY });
  // MAX_ACTIVITY_DAYS, both days included.
  expect(read('from=1990-01-01&to=2026-11-21')).toMatchObject({ from: '2016-11-14' });
  expect(read('from=2026-02-30&to=2026-03-01')).toEqual({ period: 'month' });
});

test('[R10.07] a written address is read as the same query', () => {
  for (const query of [
    { period: 'day' },
    { period: 'month' },
    { period: 'range', from: '2026-10-01', until: '2026-10-31' },
  ] as const) {
    const given = Object.entries(activityParameters(query)).filter(([, value]) => value);
    expect(read(new URLSearchParams(given as [string, string][]).toString())).toEqual(query);
  }
});
