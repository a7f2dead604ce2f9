import { randomUUID } from 'node:crypto';
import { and, count, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MINUTE } from '../../gateway/contract/durations.ts';
import {
  games,
  journalEntries,
  journalLines,
  lotteryIssues,
  vendors,
  winners,
} from '../../gateway/database/schema/index.ts';
import { betOrders } from '../../gateway/modules/records/bet-orders.ts';
import { mainBalance } from '../../gateway/modules/wallet/balance.ts';
import { fundAccount } from '../../gateway/modules/wallet/test-support.ts';
import { drawNumbers, seedHash } from '../../gateway/sandbox/lottery/draw-numbers.ts';
import { registerLottery } from '../../gateway/sandbox/lottery/index.ts';
import { deleteOldIssues } from '../../gateway/sandbox/lottery/issues.ts';
import { LOTTERY_STAKES } from '../../gateway/sandbox/lottery/lotteries.ts';
import { drawDueIssues } from '../../gateway/sandbox/lottery/settle.ts';
import { sandboxSetting } from '../../gateway/sandbox/play/test-support.ts';

const CODE = 'HOUSE_TURBO_FOUR_1M';
const NODE = 'turbo-1';
const FUNDS = 10_000_000;
const EVERY_DIGIT = Array.from({ length: 10 }, (_, digit) => String(digit));

let setting: Awaited<ReturnType<typeof sandboxSetting>>;
beforeAll(async () => {
  setting = await sandboxSetting();
  registerLottery(setting.app, setting.gateway);
  const { db } = setting.gateway;
  await db
    .insert(vendors)
    .values({ vassalage: 'LOTT', name: { EN: 'House Lottery', TY: 'Loterya ng Bahay' } })
    .onConflictDoNothing();
  await db
    .insert(games)
    .values({
      nodeId: NODE,
      gameType: 'ELOTT',
      roomId: NODE,
      gameCode: CODE,
      vassalage: 'LOTT',
      name: { EN: 'Turbo Four 1 min', TY: 'Turbo Apat 1 min' },
      searchText: 'turbo four',
      gameClassify: 'ALL',
      isNew: false,
      releasedAt: 0,
      supportPlay: 0,
      rtp: 9360,
      lines: 0,
      ...LOTTERY_STAKES,
      popularity: 1,
      theme: 'lottery',
      motif: 'lottoball',
    })
    .onConflictDoNothing();
});
afterAll(() => setting.close());

const clock = () => setting.gateway.clock;
/** Moves the clock to a number of milliseconds after the next draw. */
function toDraw(after: number): void {
  clock().advance(MINUTE - (clock().now() % MINUTE) + after);
}
beforeEach(() => toDraw(1_000));

async function member(): Promise<number> {
  const accountId = await setting.addAccount();
  await fundAccount(setting.gateway, accountId, FUNDS);
  return accountId;
}
const balanceOf = (accountId: number) => mainBalance(setting.gateway.db, accountId);

/** A member at the lottery. */
async function player(accountType = 1) {
  const accountId = await member();
  const { call, address } = await setting.launch(accountId, accountType, NODE);
  const board = async () => (await call('lottery/board')).value;
  const slip = async (lines: object[], change: object = {}) =>
    call('lottery/slip', {
      key: randomUUID(),
      issueNo: (await board()).issue.issueNo,
      lines,
      ...change,
    });
  return { accountId, call, address, board, slip };
}
const line = (pick: string, stake = 100, kind = 'end2') => ({ kind, pick, stake });
/** One of these bets always wins. */
const everyEnding = EVERY_DIGIT.flatMap((tens) => [line(`${tens}0`, 100), line(`${tens}5`, 100)]);
const sizes = ['big', 'small'].map((pick) => line(pick, 100, 'size'));

test('an issue opens, takes a bet, closes, draws and pays: once, however often the job runs', async () => {
  const { accountId, address, board, slip } = await player();
  expect(address).toMatch(/^\/sandbox\/games\/lottery\//);
  const before = await board();
  expect(before.issue).not.toHaveProperty('seed');
  expect(before.issue.drawAt - before.serverTime).toBeLessThanOrEqual(MINUTE);
  const placed = await slip(sizes);
  expect(placed.status).toBe(200);
  expect(placed.value.bets).toHaveLength(2);
  expect(await balanceOf(accountId)).toBe(FUNDS - 200);

  await drawDueIssues(setting.gateway);
  expect((await board()).bets.map(({ state }: { state: string }) => state)).toEqual([
    'open',
    'open',
  ]);

  toDraw(500);
  // Two gateways, and the same one again.
  await Promise.all([drawDueIssues(setting.gateway), drawDueIssues(setting.gateway)]);
  await drawDueIssues(setting.gateway);
  expect(await balanceOf(accountId)).toBe(FUNDS - 200 + 190);
  const after = await board();
  const drawn = after.results.find(
    ({ issueNo }: { issueNo: string }) => issueNo === before.issue.issueNo,
  );
  expect(seedHash(drawn.seed)).toBe(before.issue.seedHash);
  expect(drawNumbers('four', drawn.seed, `${CODE}:${drawn.issueNo}`)).toEqual(drawn.result);
  expect(after.bets.map(({ state }: { state: string }) => state)).toEqual(['settled', 'settled']);
  const [entries] = await setting.gateway.db
    .select({ count: count() })
    .from(journalEntries)
    .where(like(journalEntries.idempotencyKey, `win:${after.bets[0].orderNo.slice(0, 6)}%`));
  expect(entries?.count).toBeGreaterThan(0);
  const told = setting.published.filter((row) => row.accountId === accountId).at(-1)?.event;
  expect(told).toMatchObject({ type: 'balance', balance: (FUNDS - 10) / 100 });
});

test('bets are refused from the moment of the close, and for issues other than the open one', async () => {
  const { accountId, board, slip } = await player();
  const { issue } = await board();
  expect(await slip(sizes, { issueNo: '20200101-0001' })).toMatchObject({
    status: 409,
    errorCode: 'order_closed',
  });
  clock().advance(issue.closeAt - clock().now());
  const late = await slip(sizes, { issueNo: issue.issueNo });
  expect(late).toMatchObject({ status: 409, errorCode: 'order_closed' });
  expect(await balanceOf(accountId)).toBe(FUNDS);
});

test('fifty equal concurrent slips are one slip; another one under its key is refused', async () => {
  const { accountId, board, slip } = await player();
  const { issueNo } = (await board()).issue;
  const change = { key: 'slip-key-0001', issueNo };
  const answers = await Promise.all(Array.from({ length: 50 }, () => slip(sizes, change)));
  expect(answers.filter(({ value }) => !value.replayed)).toHaveLength(1);
  expect(await balanceOf(accountId)).toBe(FUNDS - 200);
  expect(await slip([...sizes, line('11')], change)).toMatchObject({
    status: 409,
    errorCode: 'idempotency_conflict',
  });
  expect(await balanceOf(accountId)).toBe(FUNDS - 200);
});

test('a slip that is placed is reported as placed, also where its balance cannot be published', async () => {
  const { accountId, board, slip } = await player();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const publish = vi.spyOn(setting.gateway.events, 'publish');
  publish.mockRejectedValueOnce(new Error('No connection.'));
  try {
    const answer = await slip([{ kind: 'size', pick: 'big', stake: 1000 }]);
    expect(answer).toMatchObject({ status: 200, success: true, value: { replayed: false } });
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('A balance could not be published'),
    );
  } finally {
    publish.mockRestore();
    log.mockRestore();
  }
  expect(await balanceOf(accountId)).toBe(FUNDS - 1000);
  expect((await board()).bets).toHaveLength(1);
});

test('a board has every open bet and every bet of the latest draw; only older ones are limited', async () => {
  const { board, slip } = await player();
  const placeMany = async () => {
    for (let tens = 0; tens < 5; tens += 1) {
      const answer = await slip(EVERY_DIGIT.map((digit) => line(`${tens}${digit}`)));
      expect(answer.status).toBe(200);
    }
  };
  const { issueNo } = (await board()).issue;
  await placeMany();
  expect((await board()).bets.map(({ state }: { state: string }) => state)).toEqual(
    Array.from({ length: 50 }, () => 'open'),
  );
  toDraw(500);
  await drawDueIssues(setting.gateway);
  await placeMany();
  const { bets, results } = await board();
  expect(results[0].issueNo).toBe(issueNo);
  const of = (state: string) => bets.filter((one: { state: string }) => one.state === state);
  expect([of('open').length, of('settled').length]).toEqual([50, 50]);
  const orders = bets.map(({ orderNo }: { orderNo: string }) => orderNo);
  expect(new Set(orders).size).toBe(100);
  expect(bets.slice(50)).toEqual(of('settled'));

  toDraw(500);
  await drawDueIssues(setting.gateway);
  toDraw(500);
  await drawDueIssues(setting.gateway);
  // A draw without bets is now the latest one, so older ones are limited.
  expect((await board()).bets).toHaveLength(40);
});

test('a slip is placed whole or not at all', async () => {
  const { accountId, slip, board } = await player();
  for (const [lines, fields] of [
    [[line('11'), line('123')], { 'lines.1.pick': 'not_offered' }],
    [[line('11', 30)], { 'lines.0.stake': 'not_offered' }],
    [[line('11', 75)], { 'lines.0.stake': 'not_offered' }],
    [[line('11', 50_050)], { 'lines.0.stake': 'not_offered' }],
    [[line('00', 100, 'any2')], { 'lines.0.pick': 'not_offered' }],
  ] as const) {
    const answer = await slip([...lines]);
    expect(answer).toMatchObject({ status: 400, value: { fields } });
  }
  expect(await slip(Array.from({ length: 21 }, () => line('11')))).toMatchObject({ status: 400 });
  expect(await balanceOf(accountId)).toBe(FUNDS);
  expect((await board()).bets).toEqual([]);
});

test('a player’s maximum win in one issue is limited, over all windows', async () => {
  const { accountId, slip } = await player();
  const top = (pick: string) => line(pick, 250, 'end4');
  // 250 x 9,400 = 2,350,000 each; 5,000,000 is paid at most.
  expect((await slip([top('1234'), top('5678')])).status).toBe(200);
  const other = await setting.launch(accountId, 1, NODE);
  const { issueNo } = (await other.call('lottery/board')).value.issue;
  const refused = await other.call('lottery/slip', {
    key: 'another-window',
    issueNo,
    lines: [top('9999')],
  });
  expect(refused).toMatchObject({ status: 400, value: { fields: { lines: 'payout_limit' } } });
  expect(await balanceOf(accountId)).toBe(FUNDS - 500);
});

test('an own bet can be cancelled until the close, and only once', async () => {
  const { accountId, board, slip, call } = await player();
  const { bets, issue } = (await slip([line('11'), line('22')])).value;
  const stranger = await player();
  const orderNo: string = bets[0].orderNo;
  expect(await stranger.call('lottery/cancel', { orderNo })).toMatchObject({ status: 404 });
  await Promise.all([call('lottery/cancel', { orderNo }), call('lottery/cancel', { orderNo })]);
  expect(await balanceOf(accountId)).toBe(FUNDS - 100);
  expect((await board()).bets[0]).toMatchObject({ orderNo, state: 'cancelled' });
  clock().advance(issue.closeAt - clock().now());
  const late = await call('lottery/cancel', { orderNo: bets[1].orderNo });
  expect(late).toMatchObject({ status: 409, errorCode: 'order_closed' });
  const [returned] = await setting.gateway.db
    .select({ count: count() })
    .from(journalLines)
    .innerJoin(journalEntries, eq(journalEntries.id, journalLines.entryId))
    .where(and(eq(journalEntries.reference, orderNo), eq(journalLines.kind, 'refund')));
  expect(returned?.count).toBe(1);
});

test('a bet on a drawn issue cannot be cancelled, whatever the clock says', async () => {
  const { accountId, slip, call } = await player();
  const { bets, issue } = (await slip([line('11')])).value;
  // Its numbers are known, this bet is not settled yet, and the clock was set back.
  await setting.gateway.db
    .update(lotteryIssues)
    .set({ drawnAt: clock().now() })
    .where(and(eq(lotteryIssues.lottery, CODE), eq(lotteryIssues.issueNo, issue.issueNo)));
  const late = await call('lottery/cancel', { orderNo: bets[0].orderNo });
  expect(late).toMatchObject({ status: 409, errorCode: 'order_closed' });
  expect(await balanceOf(accountId)).toBe(FUNDS - 100);
});

test('bets are in the records as unsettled, then as settled; a large win on the board', async () => {
  const { accountId, slip } = await player();
  await slip(everyEnding);
  await slip(EVERY_DIGIT.flatMap((tens) => ['1', '2'].map((end) => line(`${tens}${end}`))));
  await slip(EVERY_DIGIT.flatMap((tens) => ['3', '4'].map((end) => line(`${tens}${end}`))));
  await slip(EVERY_DIGIT.flatMap((tens) => ['6', '7'].map((end) => line(`${tens}${end}`))));
  await slip(EVERY_DIGIT.flatMap((tens) => ['8', '9'].map((end) => line(`${tens}${end}`))));
  const { db } = setting.gateway;
  const range = { startTime: 0, endTime: clock().now() + 1, pageNo: 1, pageSize: 5 };
  const orders = (states: readonly ('open' | 'settled' | 'cancelled')[]) =>
    betOrders(db, { ...range, accountId, gameTypes: ['LOTT', 'ELOTT'], states });
  expect(await orders(['open'])).toMatchObject({ totalCount: 100, footer: { betAmount: 100 } });
  toDraw(500);
  await drawDueIssues(setting.gateway);
  expect((await orders(['open'])).totalCount).toBe(0);
  expect(await orders(['settled'])).toMatchObject({
    totalCount: 100,
    footer: { betAmount: 100, winAmount: 94, profitAndLoss: -6 },
  });
  const board = await db.select().from(winners).where(eq(winners.accountId, accountId));
  expect(board).toHaveLength(1);
  expect(board[0]).toMatchObject({ amount: 9_400, nodeId: NODE });
});

test('draws that were missed during a downtime are drawn afterwards; draws without bets leave no gap', async () => {
  const { accountId, slip, board } = await player();
  const { issue } = (await slip(sizes)).value;
  clock().advance(30 * MINUTE);
  await drawDueIssues(setting.gateway);
  expect(await balanceOf(accountId)).toBe(FUNDS - 10);
  const { results } = await board();
  const times = results.map(({ drawAt }: { drawAt: number }) => drawAt);
  const gaps = times.slice(1).map((time: number, index: number) => times[index] - time);
  expect(new Set(gaps)).toEqual(new Set([MINUTE]));
  const stored = await setting.gateway.db
    .select()
    .from(lotteryIssues)
    .where(eq(lotteryIssues.issueNo, issue.issueNo));
  expect(stored).toHaveLength(1);
});

test('a free trial plays with play money only', async () => {
  const { accountId, slip, board } = await player(0);
  const { balance } = await board();
  await slip(sizes);
  toDraw(500);
  await drawDueIssues(setting.gateway);
  expect((await board()).balance).toBe(balance - 10);
  expect(await balanceOf(accountId)).toBe(FUNDS);
});

test('old issues without bets are deleted; those with bets are kept', async () => {
  const { board, slip } = await player();
  const { issue } = (await slip(sizes)).value;
  const before = await board();
  clock().advance(61 * 24 * 60 * MINUTE);
  await drawDueIssues(setting.gateway);
  await deleteOldIssues(setting.gateway);
  const kept = async (issueNo: string) => {
    const rows = await setting.gateway.db
      .select()
      .from(lotteryIssues)
      .where(and(eq(lotteryIssues.lottery, CODE), eq(lotteryIssues.issueNo, issueNo)));
    return rows.length;
  };
  expect(await kept(issue.issueNo)).toBe(1);
  expect(await kept(before.results.at(-1).issueNo)).toBe(0);
});

test('an issue that is drawn already takes no bets, whatever the clock says', async () => {
  const { accountId, board, slip } = await player();
  const { issue } = await board();
  toDraw(500);
  await drawDueIssues(setting.gateway);
  // As after a restart of a demo whose clock was moved forward.
  clock().advance(issue.openAt + 1_000 - clock().now());
  const answer = await slip(sizes, { issueNo: issue.issueNo });
  expect(answer).toMatchObject({ status: 409, errorCode: 'order_closed' });
  expect(await balanceOf(accountId)).toBe(FUNDS);
});
