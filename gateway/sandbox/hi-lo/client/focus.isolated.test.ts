// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { accepted, buttonNamed, openTestPage, TEST_STATE } from '../../play/client/test-page.ts';

const PATIENT = { timeout: 8_000 };
const table = Array.from({ length: 13 }, () => [{ guess: 'higher', chance: 7, pays: 170 }]);

test('the collect button keeps the focus, as disabled, while a card is dealt', async () => {
  let rounds = 0;
  await openTestPage('hi-lo', ({ path, body }) => {
    if (path === 'state') {
      const game = { firstCard: 4, returns: { mean: 96, least: 95, most: 97 }, table };
      return accepted({ ...TEST_STATE, game });
    }
    if (path !== 'round') return accepted({});
    rounds += 1;
    const bet = Number(body.bet);
    const outcome = { base: 4, guess: 'higher', card: 4 + 13 * rounds, won: true };
    const round = { orderNo: `R${rounds}`, bet, win: Math.floor(bet * 1.7), stake: {}, outcome };
    return accepted({ round: { ...round, time: 0 }, balance: 99_500, waitMs: 0 });
  });
  await import('./main.ts');
  await expect.poll(() => document.getElementById('game')?.dataset.state).toBe('ready');
  const guess = () => document.querySelector<HTMLButtonElement>('[data-guess="higher"]');
  const isFree = () =>
    expect.poll(() => guess()?.getAttribute('aria-disabled'), PATIENT).toBe('false');
  await isFree();
  guess()?.click();
  const collect = buttonNamed('Collect');
  await expect.poll(() => collect.hidden, PATIENT).toBe(false);
  await isFree();
  collect.focus();
  guess()?.click();
  expect([collect.disabled, collect.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  collect.click();
  expect([collect.hidden, document.activeElement]).toEqual([false, collect]);
  await expect.poll(() => collect.getAttribute('aria-disabled'), PATIENT).toBe('false');
  expect([rounds, document.activeElement]).toEqual([2, collect]);
}, 30_000);
