// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { accepted, buttonNamed, openTestPage, TEST_STATE } from '../../play/client/test-page.ts';

const PATIENT = { timeout: 8_000 };
const steps = [
  { pays: 110, chance: 0.9 },
  { pays: 125, chance: 0.8 },
];
const round = (opened: readonly number[], end: string | null = null) => ({
  round: {
    orderNo: 'R1',
    bet: 500,
    win: end === 'collected' ? 625 : 0,
    stake: { mines: 3 },
    outcome: { mines: 3, opened, end, field: end === null ? null : [20, 21, 22] },
    time: 0,
    open: end === null,
    steps: opened.length,
  },
  balance: 99_500,
  waitMs: 0,
});

test('the collect button is shown during the whole round, disabled while there is nothing to collect or a move is pending', async () => {
  const moves: string[] = [];
  await openTestPage('mines', ({ path, body }) => {
    if (path === 'state') {
      const game = { returns: { least: 95, most: 97 }, ladders: [{ mines: 3, steps }] };
      return accepted({ ...TEST_STATE, game });
    }
    if (path === 'round') return accepted(round([]));
    if (path !== 'step') return accepted({});
    moves.push(String(body.move));
    return accepted(round([0, 1].slice(0, moves.length), moves.length > 2 ? 'collected' : null));
  });
  await import('./main.ts');
  await expect.poll(() => document.getElementById('game')?.dataset.state).toBe('ready');
  await expect.poll(() => document.body.textContent, PATIENT).toContain('Lay the mines');
  const begin = buttonNamed('Lay the mines');
  begin.click();
  await expect.poll(() => begin.hidden, PATIENT).toBe(true);

  const collect = buttonNamed('Collect $0.00');
  const state = () => [collect.hidden, collect.getAttribute('aria-disabled')];
  expect(state()).toEqual([false, 'true']);
  collect.click();
  const tiles = document.querySelectorAll<HTMLButtonElement>('.tile');
  for (const index of [0, 1]) {
    tiles[index]?.focus();
    tiles[index]?.click();
    expect(state()).toEqual([false, 'true']);
    await expect.poll(() => collect.getAttribute('aria-disabled'), PATIENT).toBe('false');
    expect(document.activeElement).toBe(tiles[index]);
  }
  expect(collect.textContent).toBe('Collect $6.25');

  collect.focus();
  collect.click();
  collect.click();
  expect(state()).toEqual([false, 'true']);
  expect(document.activeElement).toBe(collect);
  await expect.poll(() => collect.hidden, PATIENT).toBe(true);
  expect(document.activeElement).toBe(begin);
  expect(moves).toEqual(['tile-0', 'tile-1', 'collect']);
}, 30_000);
