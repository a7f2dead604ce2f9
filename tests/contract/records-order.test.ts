import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { memberTransactions } from '../../gateway/contract/wallet.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { startTestGateway } from './client.ts';
import { openTestGame } from './game-support.ts';
import { type RewardsMember, rewardsMember } from './rewards-support.ts';

const RACES = 8;
const ROUNDS = 20;
const PAGE = 17;
let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
});
afterAll(() => running?.close());

/** Times as from several gateways with clocks of their own, which are never in order. */
function unevenClock(): () => void {
  const { clock } = running.gateway;
  const exact = clock.now.bind(clock);
  let calls = 0;
  const spy = vi.spyOn(clock, 'now').mockImplementation(() => {
    calls += 1;
    return exact() + ((calls * 7919) % 1000) - 500;
  });
  return () => spy.mockRestore();
}

async function allMoves(member: RewardsMember) {
  const endTime = running.gateway.clock.now() + 60_000;
  const range = { startTime: endTime - 86_400_000, endTime, pageSize: PAGE };
  const { client, token } = member;
  const list = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await client.value(memberTransactions, { ...range, pageNo }, { token });
    list.push(...page.list);
    if (pageNo >= page.totalPages) return list;
  }
}

test('running balances are consistent through all pages after 8 races of 20 rounds on one wallet', async () => {
  const member = await rewardsMember(running);
  for (let order = 0; order < 3; order += 1) await member.fund(3000);
  const games = await Promise.all(
    Array.from({ length: ROUNDS }, () => openTestGame(running, member.accountId)),
  );
  const restore = unevenClock();
  for (let race = 0; race < RACES; race += 1) {
    const answers = await Promise.all(
      games.map((game) => game.call('round', { key: `race-round-${race}`, bet: 1000 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  }
  restore();
  const moves = await allMoves(member);
  expect(moves.length).toBeGreaterThanOrEqual(RACES * ROUNDS);
  expect(new Set(moves.map(({ txId }) => txId)).size).toBe(moves.length);
  const cents = (amount: number) => Math.round(amount * 100);
  const broken = moves.filter((move, index) => {
    const older = moves[index + 1];
    const before = older ? cents(older.currentAvailBalance) : 0;
    return cents(move.currentAvailBalance) !== before + cents(move.amount);
  });
  expect(broken.map(({ txId }) => txId)).toEqual([]);
  expect(cents(moves[0]?.currentAvailBalance ?? 0)).toBe(cents(await member.balance()));
}, 180_000);
