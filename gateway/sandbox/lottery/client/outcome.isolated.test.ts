// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { accepted, openTestPage } from '../../play/client/test-page.ts';
import { boardWith, LOTTERY_STATE } from './test-board.ts';

const bet = (orderNo: string, change: object) => ({
  orderNo,
  issueNo: '1',
  drawAt: 0,
  closeAt: 0,
  kind: 'size',
  pick: 'big',
  highestWin: 190,
  stake: 100,
  win: 0,
  state: 'open',
  time: 0,
  ...change,
});
const settled = (orderNo: string, win: number) => bet(orderNo, { state: 'settled', win });

test('the outcome of a draw is announced once, when all bets on it are settled, never for a part of them', async () => {
  const result = [{ prize: 'first', numbers: ['0428'] }];
  const drawnAs = (issueNo: string, bets: readonly object[]) => {
    const board = boardWith({ bets });
    const { openAt } = board.issue;
    const issue = { issueNo, openAt: 0, closeAt: 0, drawAt: openAt, seedHash: '00', result };
    return { ...board, results: [issue] };
  };
  const boards = [
    drawnAs('0', [bet('a', {}), bet('b', {}), bet('c', {})]),
    drawnAs('1', [bet('a', {}), bet('b', {}), bet('c', {})]),
    drawnAs('1', [settled('a', 190), bet('b', {}), bet('c', {})]),
    drawnAs('1', [settled('a', 190), settled('b', 190), settled('c', 0)]),
  ];
  const told: unknown[] = [];
  vi.stubGlobal('parent', {
    postMessage: (message: { type: string }) => message.type === 'round' && told.push(message),
  });
  const calls = await openTestPage('lottery', ({ path }) =>
    accepted(path === 'state' ? LOTTERY_STATE : boards.length > 1 ? boards.shift() : boards[0]),
  );
  await import('./main.ts');
  const said = () => document.getElementById('live')?.textContent;
  /** Runs the page's next poll. */
  const look = async () => {
    const count = calls.length;
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => calls.length).toBeGreaterThan(count);
    await new Promise((resolve) => setTimeout(resolve, 100));
  };
  await expect.poll(() => document.getElementById('game')?.dataset.phase).toBe('open');
  await look();
  await look();
  expect(told).toEqual([]);
  expect(said()).not.toMatch(/0428/);
  // While bets are open the page polls again soon by itself.
  await expect.poll(said, { timeout: 5_000 }).toBe('Draw 1: 0428. You win $3.80!');
  expect(told).toMatchObject([{ type: 'round', bet: 3, win: 3.8 }]);
  await look();
  expect(told).toHaveLength(1);
}, 30_000);
