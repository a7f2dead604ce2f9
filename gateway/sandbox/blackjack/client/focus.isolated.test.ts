// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { accepted, buttonNamed, openTestPage, TEST_STATE } from '../../play/client/test-page.ts';

const PATIENT = { timeout: 8_000 };
const round = (steps: number, end: string | null = null) => ({
  round: {
    orderNo: 'R1',
    bet: 500,
    win: 0,
    stake: {},
    outcome: {
      player: { cards: [0, 1, 2, 3].slice(0, steps + 2), total: 10 + steps, soft: false },
      dealer: { cards: [8], total: 9, soft: false },
      doubled: false,
      canDouble: false,
      end,
    },
    time: 0,
    open: end === null,
    steps,
  },
  balance: 99_500,
  waitMs: 0,
});

test('the focus stays on a decision while its call is pending, and is never lost during a round', async () => {
  const calls = await openTestPage('blackjack', ({ path, body }) => {
    if (path === 'state') return accepted({ ...TEST_STATE, game: { chances: {} } });
    if (path === 'round') return accepted(round(0));
    return accepted(
      path === 'step' ? round(Number(body.number) + 1, body.number ? 'bust' : null) : {},
    );
  });
  await import('./main.ts');
  const isFree = (name: string) => () =>
    expect(buttonNamed(name).getAttribute('aria-disabled')).toBe('false');
  await expect.poll(() => document.getElementById('game')?.dataset.state).toBe('ready');
  await expect.poll(() => buttonNamed('Deal').getAttribute('aria-disabled')).toBe('false');

  const deal = buttonNamed('Deal');
  deal.focus();
  deal.click();
  await expect.poll(() => deal.hidden, PATIENT).toBe(true);
  // The question has the focus, not a decision: a key that is still held must not make one.
  expect(document.activeElement).toBe(document.getElementById('message'));

  const hit = buttonNamed('Hit');
  isFree('Hit')();
  hit.focus();
  hit.click();
  expect([hit.hidden, hit.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  hit.click();
  await expect.poll(() => hit.getAttribute('aria-disabled'), PATIENT).toBe('false');
  expect(document.activeElement).toBe(hit);
  expect(calls.filter(({ path }) => path === 'step')).toHaveLength(1);

  hit.click();
  await expect.poll(() => hit.hidden, PATIENT).toBe(true);
  expect(document.activeElement).toBe(deal);
}, 30_000);
