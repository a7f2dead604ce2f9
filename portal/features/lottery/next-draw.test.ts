import type { LotteryGame } from '@baize/gateway/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilNextDraw } from './next-draw.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
/** The gateway's clock is ten minutes ahead of this device's. */
const GATEWAY = NOON + 600_000;

const game = (drawsIn: number | undefined): LotteryGame => ({
  nodeId: `N${drawsIn}`,
  gameCode: `C${drawsIn}`,
  gameName: 'Speed Five 1 min',
  vassalage: 'HOUSE',
  vendorName: 'House',
  gameType: 'LOTT',
  showIcon: '',
  maintenance: false,
  supportPlay: 1,
  rtp: 95,
  minBet: 1,
  maxBet: 100,
  serverTime: GATEWAY,
  ...(drawsIn !== undefined && {
    issue: {
      issueNo: '1',
      closeAt: GATEWAY + drawsIn - 5_000,
      drawAt: GATEWAY + drawsIn,
      seedHash: '',
    },
  }),
});

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

test('[R7.05] the lotteries are requested again two seconds after the next draw, however late that is noticed', () => {
  const games = [game(90_000), game(60_000), game(undefined)];
  expect(untilNextDraw(games)).toBe(62_000);
  vi.advanceTimersByTime(40_000);
  expect(untilNextDraw(games)).toBe(22_000);
});

test('[R7.05] a past draw without a successor is requested every five seconds', () => {
  const games = [game(60_000)];
  expect(untilNextDraw(games)).toBe(62_000);
  vi.advanceTimersByTime(300_000);
  expect(untilNextDraw(games)).toBe(5_000);
});

test('lotteries without scheduled draws are not requested again', () => {
  expect(untilNextDraw([game(undefined)])).toBe(0);
});
