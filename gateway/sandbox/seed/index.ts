import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { SEED_LOCK } from '@baize/gateway/database/advisory-locks.ts';
import { disableTimeouts } from '@baize/gateway/database/disable-timeouts.ts';
import { vendors } from '@baize/gateway/database/schema/games.ts';
import { sql } from '@baize/gateway/database/sql.ts';
import { rollUpLines } from '@baize/gateway/modules/agents/roll-up.ts';
import { seedAccounts } from './accounts.ts';
import { seedAnnouncements } from './announcements.ts';
import { createBook } from './book.ts';
import { seedCashier } from './cashier.ts';
import { bookContractPeriods } from './contract-periods.ts';
import { seedFeedback } from './feedback.ts';
import { seedGames } from './games.ts';
import { seedJackpots } from './jackpots.ts';
import { seedLine } from './line.ts';
import { seedLineLinks } from './line-links.ts';
import { seedMissions } from './missions.ts';
import { seedMoney } from './money.ts';
import { pastCalendar } from './past-calendar.ts';
import { seedPoints } from './points.ts';
import { seedPromotions } from './promotions.ts';
import { seedRebates } from './rebates.ts';
import { seedRecords } from './records.ts';
import { friendsHistory, seedReferrals } from './referrals.ts';
import { seedSportBets } from './sport-bets.ts';
import { seedSupport } from './support.ts';
import { seedTurnover } from './turnover.ts';
import { rankCredits, seedRankGrants, seedRanks } from './vip.ts';

/**
 * Fills an empty database with the demo: accounts, catalogue, money, records and announcements. Deterministic but for
 * the dates, which are relative to the day of the first start. Runs as a whole or not at all; a database with a
 * catalogue is not changed.
 * @param progress called with a short line at the beginning of each long step
 * @returns whether the database was filled
 */
export async function seedDemo(
  gateway: Pick<Gateway, 'config' | 'db' | 'clock'>,
  progress: (line: string) => void,
): Promise<boolean> {
  const { db, clock } = gateway;
  const isFilled = await db.transaction(async (tx) => {
    await disableTimeouts(tx);
    // Of gateways that start at the same time one fills the database, and the others wait for it.
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const known = await tx.select({ vassalage: vendors.vassalage }).from(vendors).limit(1);
    if (known.length > 0) return false;
    progress('Demo data: people');
    const { all: accounts, grown } = await seedAccounts(tx, clock);
    progress('Demo data: vendors and games');
    const games = await seedGames(tx, clock);
    await seedAnnouncements(tx, clock, games);
    progress('Demo data: wallets and 90 days of records');
    const book = createBook();
    const empty = new Set(grown.map(({ id }) => id));
    const wallets = await seedMoney(tx, clock, accounts, book, empty);
    const calendar = await pastCalendar(tx, clock.now());
    const past = friendsHistory(clock, calendar, accounts, games);
    const ranks = rankCredits(clock, accounts);
    const credits = [...ranks, ...past.earnings.map(({ credit }) => credit)];
    const records = await seedRecords(tx, clock, { accounts, games, wallets, credits }, book);
    const { credited } = records;
    const writers = [
      records.write,
      await seedSportBets(tx, clock, { accounts, games, wallets }, book),
      await seedLine(tx, clock, { grown, games, wallets }, book),
      await seedReferrals(tx, clock, { past, calendar, wallets, credited }, book),
      await seedCashier(tx, clock, accounts, book),
      await seedPromotions(tx, clock, accounts, book),
      await seedRebates(tx, clock, accounts, book),
    ];
    const contracts = await bookContractPeriods(tx, clock, wallets, book);
    await book.post(tx);
    for (const write of [...writers, contracts]) await write();
    await seedLineLinks(tx, clock);
    await seedRanks(tx);
    await seedMissions(tx);
    await seedRankGrants(tx, ranks, credited, book);
    await seedPoints(tx, clock, accounts);
    await seedFeedback(tx, clock, accounts);
    await seedSupport(tx, gateway);
    await seedTurnover(tx);
    await seedJackpots(tx, clock);
    // The embedded database has no autovacuum: without statistics its plans would assume few rows.
    await tx.execute(sql`analyze`);
    return true;
  });
  // Vacuuming ninety days of data at once would delay the bets of the first minute.
  if (isFilled) await rollUpLines(gateway);
  return isFilled;
}
