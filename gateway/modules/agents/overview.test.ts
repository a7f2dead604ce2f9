import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../../contract/durations.ts';
import { merchantDay } from '../../core/calendar.ts';
import { moveAccount } from '../../database/line-closure.ts';
import { postEntry } from '../wallet/post-entry.ts';
import { walletGateway } from '../wallet/test-support.ts';
import { accountWallet, houseWallet } from '../wallet/wallets.ts';
import type { LineAccount } from './line-account.ts';
import { teamOverviewOf } from './overview.ts';
import { rollUpLines } from './roll-up.ts';

let setting: Awaited<ReturnType<typeof walletGateway>>;
beforeAll(async () => {
  setting = await walletGateway();
});
afterAll(() => setting.close());

const today = () => merchantDay(setting.gateway.db, setting.gateway.clock.now());
const nextDays = (days: number) => setting.gateway.clock.advance(days * DAY);

async function join(uplineId: number | null): Promise<number> {
  const id = await setting.addAccount(1);
  await setting.gateway.db.transaction((tx) =>
    // From the first day on, as if the account had been opened there.
    moveAccount(tx, { accountId: id, uplineId, fromDay: 0 }),
  );
  return id;
}

let made = 0;
/** @param amount major units */
async function deposit(accountId: number, amount: number): Promise<void> {
  const { db, clock } = setting.gateway;
  const at = clock.now();
  made += 1;
  await db.transaction(async (tx) => {
    const walletId = await accountWallet(tx, { accountId, kind: 'main', currency: 'USD', at });
    const house = await houseWallet(tx, 'house:cashier', 'USD', at);
    await postEntry(tx, {
      kind: 'deposit',
      scope: `account:${accountId}`,
      idempotencyKey: String(made),
      body: {},
      reference: `D${made}`,
      lines: [
        { walletId, amount: amount * 100, kind: 'deposit' },
        { walletId: house, amount: -amount * 100, kind: 'house' },
      ],
      at,
    });
  });
}

async function move(accountId: number, uplineId: number): Promise<void> {
  const fromDay = (await today()) + 1;
  await setting.gateway.db.transaction((tx) => moveAccount(tx, { accountId, uplineId, fromDay }));
}

const lineOf = (id: number, fromDay = 0): LineAccount => ({
  id,
  account: '',
  nickname: '',
  currency: 'USD',
  depth: 0,
  fromDay,
});

/** Returns the balance of a line before and at the end of a range of days, major units. */
async function balanceOf(id: number, from: number, until = from): Promise<[number, number]> {
  const overview = await teamOverviewOf(setting.gateway, id, lineOf(id), { from, until }, '');
  return [overview.balance.before, overview.balance.now];
}

test('[R11.01] the balance of a line on a day includes the accounts that were in it on that day, also after one has moved to another line', async () => {
  const [left, right] = [await join(null), await join(null)];
  const [mover, other] = [await join(left), await join(right)];
  const below = await join(mover);
  const start = await today();
  await deposit(mover, 100);
  await deposit(other, 30);
  nextDays(2);
  await deposit(below, 5);
  nextDays(3);
  await move(mover, right);
  expect(await balanceOf(left, start + 5), 'a move holds from the next midnight').toEqual([
    105, 105,
  ]);
  expect(await balanceOf(left, start + 5, start + 8), 'also of a range that goes on').toEqual([
    105, 105,
  ]);
  expect(await balanceOf(right, start + 5)).toEqual([30, 30]);
  nextDays(2);
  await deposit(below, 7);
  nextDays(3);
  for (const _ of ['open days', 'summed up']) {
    expect(await balanceOf(left, start)).toEqual([0, 100]);
    expect(await balanceOf(right, start)).toEqual([0, 30]);
    expect(await balanceOf(left, start + 1, start + 5)).toEqual([100, 105]);
    expect(await balanceOf(left, start + 5, start + 6)).toEqual([105, 0]);
    expect(await balanceOf(right, start + 5, start + 6)).toEqual([30, 135]);
    expect(await balanceOf(right, start + 6)).toEqual([30, 135]);
    expect(await balanceOf(right, start + 7)).toEqual([135, 142]);
    expect(await balanceOf(right, start, start + 10)).toEqual([0, 142]);
    expect(await balanceOf(left, start + 8, start + 10)).toEqual([0, 0]);
    await rollUpLines(setting.gateway);
  }
  await move(below, left);
  nextDays(1);
  const now = await today();
  expect(await balanceOf(left, now - 1, now)).toEqual([0, 12]);
  expect(await balanceOf(right, now - 1, now)).toEqual([142, 130]);
  expect(await balanceOf(left, start + 2)).toEqual([100, 105]);
  expect(await balanceOf(right, start + 7)).toEqual([135, 142]);
});

test('[R11.01] an account that came from another line is displayed with its balance at that time, not with earlier balances', async () => {
  const [left, right] = [await join(null), await join(null)];
  const mover = await join(left);
  const start = await today();
  await deposit(mover, 100);
  nextDays(1);
  await deposit(mover, 20);
  await move(mover, right);
  nextDays(2);
  await deposit(mover, 3);
  const { balance } = await teamOverviewOf(
    setting.gateway,
    right,
    lineOf(mover, start + 2),
    { from: start, until: start + 3 },
    '',
  );
  expect(balance).toEqual({ before: 120, now: 123 });
});
