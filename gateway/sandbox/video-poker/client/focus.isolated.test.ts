// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { accepted, buttonNamed, openTestPage, TEST_STATE } from '../../play/client/test-page.ts';

const PATIENT = { timeout: 8_000 };
const round = (held: readonly boolean[] | null) => ({
  round: {
    orderNo: 'R1',
    bet: 500,
    win: 0,
    stake: {},
    outcome: { cards: [0, 14, 28, 42, 9], hand: 'nothing', held },
    time: 0,
    open: held === null,
    steps: held === null ? 0 : 1,
  },
  balance: 99_500,
  waitMs: 0,
});

test('the draw button keeps the focus, as disabled, while the draw is pending', async () => {
  const game = { hands: [{ hand: 'jacksOrBetter', pays: 1, chance: 21 }] };
  const calls = await openTestPage('video-poker', ({ path }) => {
    if (path === 'state') return accepted({ ...TEST_STATE, game });
    if (path === 'round') return accepted(round(null));
    return accepted(path === 'step' ? round([true, false, false, false, false]) : {});
  });
  await import('./main.ts');
  await expect.poll(() => document.getElementById('game')?.dataset.state).toBe('ready');
  const deal = buttonNamed('Deal');
  const draw = buttonNamed('Draw');
  expect(draw.hidden).toBe(true);
  await expect.poll(() => deal.getAttribute('aria-disabled'), PATIENT).toBe('false');
  deal.click();
  await expect.poll(() => draw.hidden, PATIENT).toBe(false);
  expect([deal.hidden, draw.getAttribute('aria-disabled')]).toEqual([true, 'false']);
  draw.focus();
  draw.click();
  draw.click();
  expect([draw.hidden, draw.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  expect(document.activeElement).toBe(draw);
  await expect.poll(() => draw.hidden, PATIENT).toBe(true);
  expect(document.activeElement).toBe(deal);
  expect(calls.filter(({ path }) => path === 'step')).toHaveLength(1);
}, 30_000);
