import type { Clock } from '@baize/gateway/core/clock.ts';
import { gameRounds, games, jackpotPots, wallets } from '@baize/gateway/database/schema/index.ts';
import { and, asc, eq, isNotNull, sum } from '@baize/gateway/database/sql.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { jackpotTerms, seedAmountIn, termColumns } from '@baize/gateway/modules/games/jackpots.ts';
import { postEntry } from '@baize/gateway/modules/wallet/post-entry.ts';
import { houseWallet } from '@baize/gateway/modules/wallet/wallets.ts';
import { addToPot } from '../play/jackpot.ts';

/**
 * Creates the pots with the contributions of the demo's rounds, none of which won one. Games that nobody has played have
 * no pot yet. Runs when all rounds are written.
 */
export async function seedJackpots(tx: Transaction, clock: Clock): Promise<void> {
  const at = clock.now();
  const played = await tx
    .select({
      nodeId: games.nodeId,
      ...termColumns,
      currency: wallets.currency,
      staked: sum(gameRounds.bet).mapWith(Number),
    })
    .from(gameRounds)
    .innerJoin(games, eq(games.nodeId, gameRounds.nodeId))
    .innerJoin(wallets, eq(wallets.id, gameRounds.walletId))
    // Play money is not posted to the journal.
    .where(and(isNotNull(games.jackpotSeed), isNotNull(gameRounds.entryId)))
    .groupBy(games.nodeId, wallets.currency)
    .orderBy(asc(games.nodeId));
  const pots = played.flatMap(({ nodeId, currency, staked, ...columns }) => {
    const terms = jackpotTerms(columns);
    if (!terms) return [];
    return [
      {
        nodeId,
        currency,
        ...addToPot({ amount: seedAmountIn(terms, currency), carry: 0 }, staked, terms),
      },
    ];
  });
  if (pots.length === 0) return;
  await tx.insert(jackpotPots).values(pots);
  for (const [currency, own] of Map.groupBy(pots, (pot) => pot.currency)) {
    const amount = own.reduce((total, pot) => total + pot.amount, 0);
    await postEntry(tx, {
      kind: 'opening',
      scope: 'seed',
      idempotencyKey: `jackpots:${currency}`,
      body: { amount },
      reference: `JACKPOTS-${currency}`,
      lines: [
        {
          walletId: await houseWallet(tx, 'house:games', currency, at),
          amount: -amount,
          kind: 'house',
        },
        { walletId: await houseWallet(tx, 'house:jackpots', currency, at), amount, kind: 'house' },
      ],
      at,
    });
  }
}
