// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { accepted, buttonNamed, openTestPage, TEST_STATE } from '../../play/client/test-page.ts';

const state = {
  ...TEST_STATE,
  game: { numbers: 10, picks: 2, table: [{ hits: 2, pays: 40, oneIn: 45 }] },
};

test('the focus stays on the button during a draw, and a second press does nothing', async () => {
  const calls = await openTestPage('draw', ({ path, body }) => {
    if (path === 'state') return accepted(state);
    if (path !== 'round') return accepted({});
    const outcome = { drawn: [1, 2], hits: 0 };
    const round = { orderNo: 'R1', bet: 500, win: 0, stake: body.stake, outcome, time: 0 };
    return accepted({ round, balance: 99_500, waitMs: 0 });
  });
  await import('./main.ts');
  await expect.poll(() => document.getElementById('game')?.dataset.state).toBe('ready');
  const draw = buttonNamed('Draw');
  draw.click();
  expect(draw.getAttribute('aria-disabled')).toBe('true');
  buttonNamed('Lucky pick').click();
  expect(draw.getAttribute('aria-disabled')).toBe('false');
  draw.focus();
  draw.click();
  draw.click();
  // A disabled button would lose the focus.
  expect([draw.disabled, draw.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  await expect.poll(() => draw.getAttribute('aria-disabled'), { timeout: 8_000 }).toBe('false');
  expect(document.activeElement).toBe(draw);
  expect(calls.filter(({ path }) => path === 'round')).toHaveLength(1);
}, 20_000);
