import { sql } from 'drizzle-orm';
import { houseWallet } from '../../modules/wallet/wallets.ts';
import type { Transaction } from '../open.ts';
import { gameRounds, journalEntries, journalLines, winners } from '../schema/index.ts';
import { insertMany } from './insert-many.ts';
import { SEED_CURRENCY } from './money.ts';
import type { Credit, Draft, Followed } from './past.ts';
import type { Random } from './random.ts';

/** A round with the wallet that it moved and the number that people know it by. */
export const numbered = (
  round: Followed<Draft>,
  walletId: number,
  index: number,
  random: Random,
) => {
  const digits = new Date(round.at).toISOString().replace(/\D/g, '').slice(2, 14);
  const tail = (index * 65_536 + random.whole(0, 65_535)).toString(16).toUpperCase();
  return { ...round, walletId, orderNo: `${digits}${tail.padStart(8, '0').slice(-8)}` };
};

/** Writes rounds that were settled, with their journal entries and the wins that reach the board. */
export async function writeRounds(
  tx: Transaction,
  rounds: readonly ReturnType<typeof numbered>[],
  house: number,
): Promise<void> {
  const entries = await insertMany(rounds, (rows) =>
    tx
      .insert(journalEntries)
      .values(
        rows.map(({ orderNo, game, at }) => ({
          ...{ kind: 'round', scope: 'seed', idempotencyKey: orderNo, bodyHash: '' },
          ...{ reference: orderNo, remark: game.gameName, createdAt: at },
        })),
      )
      .returning({ id: journalEntries.id, orderNo: journalEntries.reference }),
  );
  const entryOf = new Map(entries.map((entry) => [entry.orderNo, entry.id]));
  await insertMany(rounds, (rows) =>
    tx.insert(journalLines).values(rows.flatMap((round) => linesOf(round, entryOf, house))),
  );
  const stored = await insertMany(rounds, (rows) =>
    tx
      .insert(gameRounds)
      .values(
        rows.map(({ orderNo, accountId, walletId, game, bet, win, at }) => {
          const { nodeId, gameName, vassalage, vendorName, gameType } = game;
          return {
            ...{ orderNo, accountId, walletId, nodeId, gameName, vassalage, vendorName, gameType },
            ...{ roundKey: orderNo, bet, validBet: bet, win, state: 'settled' as const },
            ...{ entryId: entryOf.get(orderNo), createdAt: at, settledAt: at, shownAt: at },
          };
        }),
      )
      .returning({ id: gameRounds.id, orderNo: gameRounds.orderNo }),
  );
  const roundOf = new Map(stored.map((round) => [round.orderNo, round.id]));
  const board = rounds.filter((round) => round.win >= 1000 && round.win >= round.bet * 10);
  await insertMany(board, (rows) =>
    tx.insert(winners).values(
      rows.map(({ accountId, orderNo, game, win, at }) => ({
        ...{ accountId, roundId: roundOf.get(orderNo), nodeId: game.nodeId, amount: win },
        ...{ currency: SEED_CURRENCY, createdAt: at },
      })),
    ),
  );
  await tx.execute(sql`analyze game_rounds, journal_lines`);
}

/** Bet, win and the house's side: never a line of zero. */
function linesOf(
  round: ReturnType<typeof numbered>,
  entryOf: ReadonlyMap<string, number>,
  house: number,
) {
  const { walletId, bet, win, before, at: createdAt } = round;
  const entryId = entryOf.get(round.orderNo) ?? 0;
  const line = (position: number, kind: string, wallet: number, amount: number) => {
    const after = before - bet + (kind === 'win' ? win : 0);
    const balanceAfter = kind === 'house' ? null : after;
    return { entryId, position, walletId: wallet, kind, amount, balanceAfter, createdAt };
  };
  return [
    line(0, 'bet', walletId, -bet),
    line(1, 'win', walletId, win),
    line(2, 'house', house, bet - win),
  ].filter((row) => row.amount !== 0);
}

/**
 * Writes money that came between the rounds.
 * @returns the journal entry of each reference
 */
export async function writeCredits(
  tx: Transaction,
  credits: readonly (Followed<Credit> & { readonly walletId: number })[],
): Promise<ReadonlyMap<string, number>> {
  const houses = new Map<string, number>();
  for (const { house, at } of credits) {
    if (!houses.has(house)) houses.set(house, await houseWallet(tx, house, SEED_CURRENCY, at));
  }
  const entries = await insertMany(credits, (rows) =>
    tx
      .insert(journalEntries)
      .values(
        rows.map(({ entryKind, reference, remark, at }) => ({
          ...{ kind: entryKind, scope: 'seed', idempotencyKey: reference, bodyHash: '' },
          ...{ reference, remark, createdAt: at },
        })),
      )
      .returning({ id: journalEntries.id, reference: journalEntries.reference }),
  );
  const entryOf = new Map(entries.map((entry) => [entry.reference, entry.id]));
  await insertMany(credits, (rows) =>
    tx.insert(journalLines).values(
      rows.flatMap(({ reference, house, walletId, amount, before, kind, at: createdAt }) => {
        const entryId = entryOf.get(reference) ?? 0;
        const from = { position: 0, walletId: houses.get(house) ?? 0, kind: 'house' };
        const to = { position: 1, walletId, kind, amount, balanceAfter: before + amount };
        return [
          { entryId, ...from, amount: -amount, balanceAfter: null, createdAt },
          { entryId, ...to, createdAt },
        ];
      }),
    ),
  );
  return entryOf;
}
