import { gameRounds, lotteryBets } from '@baize/gateway/database/schema/index.ts';
import { and, asc, eq, inArray, ne, sql } from '@baize/gateway/database/sql.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import type { BetKind } from './bets.ts';
import type { FormatName } from './formats.ts';
import { validBetsOf } from './valid-bets.ts';

/**
 * Computes the valid bets of rounds that are being settled, by round. It includes all bets of their players on the
 * issue, also those of other slips and of batches that were settled before, so that opposite sides cover each other
 * wherever they are; cancelled bets lose nothing and are left out.
 */
export async function settledValidBets(
  tx: Transaction,
  issueId: number,
  format: FormatName,
  walletIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (walletIds.length === 0) return new Map();
  const bets = await tx
    .select({
      roundId: gameRounds.id,
      walletId: gameRounds.walletId,
      kind: lotteryBets.kind,
      pick: lotteryBets.pick,
      stake: gameRounds.bet,
    })
    .from(lotteryBets)
    .innerJoin(gameRounds, eq(gameRounds.id, lotteryBets.roundId))
    .where(
      and(
        eq(lotteryBets.issueId, issueId),
        inArray(gameRounds.walletId, [...new Set(walletIds)]),
        ne(gameRounds.state, 'cancelled'),
      ),
    )
    .orderBy(asc(gameRounds.id));
  return new Map(
    [...new Set(walletIds)].flatMap((walletId) => {
      const own = bets.filter((bet) => bet.walletId === walletId);
      const valid = validBetsOf(
        format,
        own.map(({ kind, pick, stake }) => ({ kind: kind as BetKind, pick, stake })),
      );
      return own.map(({ roundId }, index) => [roundId, valid[index] ?? 0] as const);
    }),
  );
}

/** Stores a batch as settled with the win and the valid bet of each, in one statement. */
export async function storeSettled(
  tx: Transaction,
  rounds: readonly { readonly id: number; readonly win: number; readonly validBet: number }[],
  at: number,
): Promise<void> {
  if (rounds.length === 0) return;
  const rows = rounds.map(
    ({ id, win, validBet }) => sql`(${id}::bigint, ${win}::bigint, ${validBet}::bigint)`,
  );
  await tx.execute(sql`
    update game_rounds set state = 'settled', settled_at = ${at}, win = settled.win,
      valid_bet = settled.valid_bet
    from (values ${sql.join(rows, sql`, `)}) as settled (id, win, valid_bet)
    where game_rounds.id = settled.id`);
}
