import { eq, isNotNull, sum } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deedsBetween } from '../../modules/referral/deeds.ts';
import { commissionOf, DEFAULT_RULE } from '../../modules/referral/rule.ts';
import { settleReferrals } from '../../modules/referral/settle.ts';
import { walletGateway } from '../../modules/wallet/test-support.ts';
import { journalLines, referralEarnings, referrals, vendors, wallets } from '../schema/index.ts';
import { seedAccounts } from './accounts.ts';
import { FRIENDS } from './friends.ts';
import { seedMoney } from './money.ts';
import { seedRecords } from './records.ts';
import { friendsPast, seedReferrals } from './referrals.ts';

test('demo_player’s friends earned what their seeded days earn, and every balance is its journal', async () => {
  const { gateway, close } = await walletGateway();
  const { db, clock } = gateway;
  await db.insert(vendors).values({ vassalage: 'V', nameEn: 'V', nameTy: 'V' });
  const games = Array.from({ length: 60 }, (_, index) => ({
    ...{ nodeId: String(index), gameName: `Game ${index}`, vassalage: 'V', vendorName: 'V' },
    ...{ gameType: 'RNG', minBet: 20, maxBet: 10_000 },
  }));
  await db.transaction(async (tx) => {
    const people = await seedAccounts(tx, clock);
    await seedMoney(tx, clock, people);
    const past = friendsPast(clock, people, games);
    const amounts = ({ earnings }: typeof past) => earnings.map(({ credit }) => credit.amount);
    expect(amounts(friendsPast(clock, people, games))).toEqual(amounts(past));
    const credits = past.earnings.map(({ credit }) => credit);
    await seedReferrals(tx, clock, past, await seedRecords(tx, clock, people, games, credits));
  });
  const earned = await db.select().from(referralEarnings);
  expect(earned.length).toBeGreaterThan(40);
  const known = await db.select().from(referrals);
  expect(known).toHaveLength(FRIENDS.length);
  const deeds = await deedsBetween(db, {
    refereeIds: known.map(({ refereeId }) => refereeId),
    ...{ currency: 'USD', from: 0, until: clock.now() },
  });
  const due = deeds
    .map((each) => commissionOf(each, DEFAULT_RULE, 'USD'))
    .filter((amount) => amount > 0);
  expect(earned.map(({ amount }) => amount).sort()).toEqual(due.sort());
  await settleReferrals(gateway);
  expect(await db.select().from(referralEarnings), 'nothing is left to pay').toHaveLength(
    earned.length,
  );
  const lines = db
    .select({ walletId: journalLines.walletId, sum: sum(journalLines.amount).as('sum') })
    .from(journalLines)
    .groupBy(journalLines.walletId)
    .as('lines');
  const held = await db
    .select({ balance: wallets.balance, lines: lines.sum })
    .from(wallets)
    .innerJoin(lines, eq(lines.walletId, wallets.id))
    .where(isNotNull(wallets.balance));
  for (const row of held) expect(Number(row.lines)).toBe(row.balance);
  await close();
});
