import { DAY, HOUR } from '@baize/gateway/contract/durations.ts';
import { TRIAL_TYPE } from '@baize/gateway/contract/members.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import {
  accounts,
  chatLaunches,
  chatMessages,
  chats,
  gameLaunches,
  gameRounds,
  journalLines,
  lotteryBets,
  messages,
  playEntries,
  playLines,
  sessions,
  sportsBets,
  sportsLegs,
  wallets,
} from '@baize/gateway/database/schema/index.ts';
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  notExists,
  notInArray,
} from '@baize/gateway/database/sql.ts';
import type { Database, Transaction } from '@baize/gateway/database/types.ts';

/** Grace period after the end of a launch, by which a round that was requested before has ended. */
const GRACE_MS = HOUR;
/** Retention of a trial account without a live session. */
const TRIAL_ACCOUNT_LIFETIME_MS = DAY;
/** Wallets deleted in one transaction, which keeps it short however many there are. */
const BATCH = 200;

type TrialGateway = Pick<Gateway, 'db' | 'clock' | 'config'>;

/**
 * Deletes wallets of play money with all of their rounds. Rounds are deleted before wallets, in the lock order of a
 * draw.
 */
async function deleteWallets(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const rounds = tx
    .select({ id: gameRounds.id })
    .from(gameRounds)
    .where(inArray(gameRounds.walletId, [...ids]));
  await tx.delete(lotteryBets).where(inArray(lotteryBets.roundId, rounds));
  await tx.delete(sportsLegs).where(inArray(sportsLegs.roundId, rounds));
  await tx.delete(sportsBets).where(inArray(sportsBets.roundId, rounds));
  await tx.delete(gameRounds).where(inArray(gameRounds.walletId, [...ids]));
  await tx.delete(gameLaunches).where(inArray(gameLaunches.walletId, [...ids]));
  const entries = tx
    .select({ id: playLines.entryId })
    .from(playLines)
    .where(inArray(playLines.walletId, [...ids]));
  await tx.delete(playEntries).where(inArray(playEntries.id, entries));
  await tx.delete(wallets).where(inArray(wallets.id, [...ids]));
}

/** Wallets whose play money earlier versions posted to the real journal are kept, with it. */
const isInRealJournal = (db: Database) =>
  db
    .select({ id: journalLines.id })
    .from(journalLines)
    .where(eq(journalLines.walletId, wallets.id));

/** Deletes the play money of free trials whose launch has ended. */
async function sweepPlayWallets({ db, clock }: TrialGateway): Promise<void> {
  const before = clock.now() - GRACE_MS;
  const live = db
    .select({ id: gameLaunches.id })
    .from(gameLaunches)
    .where(and(eq(gameLaunches.walletId, wallets.id), gt(gameLaunches.expiresAt, before)));
  for (;;) {
    const over = await db
      .select({ id: wallets.id })
      .from(wallets)
      .where(
        and(
          eq(wallets.kind, 'play'),
          lt(wallets.createdAt, before),
          notExists(live),
          notExists(isInRealJournal(db)),
        ),
      )
      .orderBy(asc(wallets.id))
      .limit(BATCH);
    await db.transaction((tx) =>
      deleteWallets(
        tx,
        over.map(({ id }) => id),
      ),
    );
    if (over.length < BATCH) return;
  }
}

/** Deletes ended launches without rounds. */
async function sweepUnplayedLaunches({ db, clock }: TrialGateway): Promise<void> {
  const played = db
    .select({ id: gameRounds.id })
    .from(gameRounds)
    .where(eq(gameRounds.launchId, gameLaunches.id));
  await db
    .delete(gameLaunches)
    .where(and(lt(gameLaunches.expiresAt, clock.now() - GRACE_MS), notExists(played)));
}

async function deleteTrialAccount(tx: Transaction, accountId: number): Promise<void> {
  const held = await tx
    .select({ id: wallets.id })
    .from(wallets)
    .where(eq(wallets.accountId, accountId));
  await deleteWallets(
    tx,
    held.map(({ id }) => id),
  );
  const chat = tx.select({ id: chats.id }).from(chats).where(eq(chats.accountId, accountId));
  await tx.delete(chatMessages).where(inArray(chatMessages.chatId, chat));
  await tx.delete(chatLaunches).where(inArray(chatLaunches.chatId, chat));
  await tx.delete(chats).where(eq(chats.accountId, accountId));
  await tx.delete(messages).where(eq(messages.accountId, accountId));
  await tx.delete(sessions).where(eq(sessions.accountId, accountId));
  await tx.delete(accounts).where(eq(accounts.id, accountId));
}

/**
 * Deletes trial accounts whose last session has ended. They have no password, so that nobody can return to them. An
 * account that cannot be deleted is reported and does not delay the others.
 */
async function sweepTrialAccounts({ db, clock, config }: TrialGateway): Promise<void> {
  const now = clock.now();
  const live = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.accountId, accounts.id),
        isNull(sessions.endedAt),
        gt(sessions.lastSeenAt, now - config.sessionIdleMinutes * 60_000 - GRACE_MS),
      ),
    );
  const booked = db
    .select({ id: wallets.accountId })
    .from(wallets)
    .innerJoin(journalLines, eq(journalLines.walletId, wallets.id))
    .where(eq(wallets.kind, 'trial'));
  let after = 0;
  for (;;) {
    const over = await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(
        and(
          eq(accounts.type, TRIAL_TYPE),
          gt(accounts.id, after),
          lt(accounts.createdAt, now - TRIAL_ACCOUNT_LIFETIME_MS),
          notExists(live),
          notInArray(accounts.id, booked),
        ),
      )
      .orderBy(asc(accounts.id))
      .limit(BATCH);
    for (const { id } of over) {
      after = id;
      await db
        .transaction((tx) => deleteTrialAccount(tx, id))
        .catch((error: unknown) => {
          const why = error instanceof Error ? error.name : 'unknown';
          console.error(`Trial account ${id} could not be deleted (${why}).`);
        });
    }
    if (over.length < BATCH) return;
  }
}

/**
 * Deletes what visitors left behind by trying games: play money, its rounds and launches, trial accounts. The real
 * journal is not changed. Safe to run in any number of processes.
 */
export async function deleteOldTrials(gateway: TrialGateway): Promise<void> {
  await sweepTrialAccounts(gateway);
  await sweepPlayWallets(gateway);
  await sweepUnplayedLaunches(gateway);
}
