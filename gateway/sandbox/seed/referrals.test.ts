import { referralEarnings, referrals, vendors } from '@baize/gateway/database/schema/index.ts';
import { settledActivity } from '@baize/gateway/modules/referral/activity-totals.ts';
import { commissionOf, DEFAULT_RULE } from '@baize/gateway/modules/referral/rule.ts';
import { settleReferrals } from '@baize/gateway/modules/referral/settle.ts';
import { checkJournal } from '@baize/gateway/modules/wallet/check-journal.ts';
import { walletGateway } from '@baize/gateway/modules/wallet/test-support.ts';
import { expect, test } from 'vitest';
import { seedAccounts } from './accounts.ts';
import { createBook } from './book.ts';
import { FRIENDS } from './friends.ts';
import { seedMoney } from './money.ts';
import { pastCalendar } from './past-calendar.ts';
import { seedRecords } from './records.ts';
import { friendsHistory, seedReferrals } from './referrals.ts';

test('demo_player’s friends earned what their seeded days yield, and every balance equals its journal', async () => {
  const { gateway, close } = await walletGateway();
  const { db, clock } = gateway;
  await db.insert(vendors).values({ vassalage: 'V', name: { EN: 'V', TY: 'V' } });
  const games = Array.from({ length: 60 }, (_, index) => ({
    nodeId: String(index),
    gameName: `Game ${index}`,
    vassalage: 'V',
    vendorName: 'V',
    gameType: 'RNG',
    minBet: 20,
    maxBet: 10_000,
  }));
  await db.transaction(async (tx) => {
    const { all: people } = await seedAccounts(tx, clock);
    const book = createBook();
    const wallets = await seedMoney(tx, clock, people, book);
    const calendar = await pastCalendar(tx, clock.now());
    const past = friendsHistory(clock, calendar, people, games);
    const amounts = ({ earnings }: typeof past) => earnings.map(({ credit }) => credit.amount);
    expect(amounts(friendsHistory(clock, calendar, people, games))).toEqual(amounts(past));
    const credits = past.earnings.map(({ credit }) => credit);
    const of = { accounts: people, games, wallets, credits };
    const { credited, write } = await seedRecords(tx, clock, of, book);
    const writeFriends = await seedReferrals(
      tx,
      clock,
      { past, calendar, wallets, credited },
      book,
    );
    await book.post(tx);
    await write();
    await writeFriends();
  });
  const earned = await db.select().from(referralEarnings);
  expect(earned.length).toBeGreaterThan(40);
  const known = await db.select().from(referrals);
  expect(known).toHaveLength(FRIENDS.length);
  const activity = await settledActivity(db, {
    refereeIds: known.map(({ refereeId }) => refereeId),
    currency: 'USD',
    from: 0,
    until: clock.now(),
  });
  const due = activity
    .map((each) => commissionOf(each, DEFAULT_RULE, { merchants: 'USD', currency: 'USD' }))
    .filter((amount) => amount > 0);
  expect(earned.map(({ amount }) => amount).sort()).toEqual(due.sort());
  await settleReferrals(gateway);
  expect(await db.select().from(referralEarnings), 'nothing is left to pay').toHaveLength(
    earned.length,
  );
  expect(await checkJournal(db)).toEqual([]);
  await close();
});
