// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import {
  accepted,
  buttonNamed,
  openTestPage,
  refusal,
  TEST_STATE,
} from '../../play/client/test-page.ts';

const returns = { mean: 95, least: 94, most: 96 };
const leagues = [{ code: 'HARBOR', name: 'Harbor League', periodMs: 180_000, lengthMs: 360_000 }];
const state = {
  ...TEST_STATE,
  game: {
    opensOn: 'football',
    sports: [{ id: 'football', returns, leagues }],
    margin: 5,
    abandonedPercent: 2.5,
    mostLegs: 8,
    highestPayout: 1_000_000,
  },
};
const board = () => ({
  serverTime: Date.now(),
  sport: 'football',
  matches: [
    {
      matchNo: 'HARBOR-1',
      league: 'HARBOR',
      home: 'Harbor United',
      away: 'Ironvale',
      rates: { home: 165, away: 130 },
      kickOff: Date.now() + 600_000,
      endAt: Date.now() + 960_000,
      seedHash: '00',
      state: 'coming',
      markets: [[{ market: 'winner', pick: 'home', line: 0, odds: 195 }]],
    },
  ],
  bets: [],
  balance: 100_000,
});

test('a slip is retried under its key after a server error, and sent under a new key after a refusal', async () => {
  const answers = ['unknown_error', 'system_busy', 'request_param_err'];
  const calls = await openTestPage('sports', ({ path }) => {
    if (path === 'state') return accepted(state);
    if (!path.endsWith('/slip')) return accepted(board());
    const code = answers.shift();
    return code ? refusal(code) : accepted(board());
  });
  await import('./main.ts');
  const keys = () => calls.filter(({ path }) => path.endsWith('/slip')).map(({ body }) => body.key);
  await expect.poll(() => document.querySelectorAll('.odds').length).toBe(1);
  document.querySelector<HTMLElement>('.odds')?.click();
  buttonNamed('Place the bet').click();
  await expect.poll(() => buttonNamed('Try again')).toBeTruthy();
  expect(keys()).toHaveLength(1);

  buttonNamed('Try again').click();
  await expect.poll(keys).toHaveLength(2);
  await expect.poll(() => buttonNamed('Try again')).toBeTruthy();
  buttonNamed('Try again').click();
  await expect.poll(keys).toHaveLength(3);
  await expect.poll(() => buttonNamed('Close')).toBeTruthy();
  buttonNamed('Close').click();
  buttonNamed('Place the bet').click();
  await expect.poll(() => document.getElementById('live')?.textContent).toMatch(/Placed for/);
  const [first, second, third, fourth] = keys();
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});
