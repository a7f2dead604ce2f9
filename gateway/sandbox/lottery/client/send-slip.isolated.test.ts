// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import {
  accepted,
  buttonNamed,
  openTestPage,
  refusal,
  TEST_STATE,
} from '../../play/client/test-page.ts';

const state = {
  ...TEST_STATE,
  game: {
    code: 'HOUSE_TURBO_FOUR_1M',
    periodMs: 60_000,
    closeMs: 5_000,
    utcOffsetMs: 0,
    prizes: [{ prize: 'first', count: 1, digits: 4 }],
    bets: [
      {
        kind: 'size',
        digits: 0,
        choices: ['big', 'small'],
        pays: [{ example: 'big', pays: 190, oneIn: 2, rtp: 95 }],
      },
    ],
    highestPayout: 1_000_000,
  },
};
const board = () => ({
  serverTime: Date.now(),
  issue: {
    issueNo: '2611300001',
    openAt: Date.now() - 1_000,
    closeAt: Date.now() + 600_000,
    drawAt: Date.now() + 605_000,
    seedHash: '00',
  },
  results: [],
  bets: [],
  balance: 100_000,
});

test('a slip goes under its key again after a server error, and under another once it was refused', async () => {
  const answers = ['unknown_error', 'system_busy', 'order_closed'];
  const calls = await openTestPage('lottery', ({ path }) => {
    if (path === 'state') return accepted(state);
    if (path !== 'lottery/slip') return accepted(board());
    const code = answers.shift();
    return code ? refusal(code) : accepted(board());
  });
  await import('./main.ts');
  const keys = () =>
    calls.filter(({ path }) => path === 'lottery/slip').map(({ body }) => body.key);
  await expect.poll(() => document.getElementById('game')?.dataset.phase).toBe('open');
  buttonNamed('Big').click();
  buttonNamed('Add to the slip').click();
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
  await expect.poll(() => buttonNamed('Place the bet').disabled).toBe(false);
  buttonNamed('Place the bet').click();
  await expect.poll(() => document.getElementById('live')?.textContent).toMatch(/Good luck/);
  const [first, second, third, fourth] = keys();
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});
