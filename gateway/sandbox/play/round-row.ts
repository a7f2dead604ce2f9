import { referenceNumber } from '@baize/gateway/core/order-number.ts';
import { gameRounds } from '@baize/gateway/database/schema/index.ts';
import { and, eq, isNull, ne } from '@baize/gateway/database/sql.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import type { LaunchRow } from './find-launch.ts';

export type RoundRow = typeof gameRounds.$inferSelect;

/** The kind of house wallet that is the counterparty of a launch's bets. */
export const houseKindOf = (mode: LaunchRow['mode']) =>
  mode === 'real' ? 'house:games' : 'house:play-money';

/** The columns of a round that are copied from its launch. */
export const launchColumns = (launch: LaunchRow) => ({
  accountId: launch.accountId,
  walletId: launch.walletId,
  nodeId: launch.nodeId,
  gameName: launch.gameName,
  vassalage: launch.vassalage,
  vendorName: launch.vendorName,
  gameType: launch.gameType,
  launchId: launch.id,
});

/** Creates the number of a round. @param at milliseconds */
export const orderNumber = (at: number): string => referenceNumber('', at);

/** Marks earlier rounds of a launch as shown: once the next round is played, they are not replayed any more. */
export async function markEarlierRoundsShown(
  tx: Transaction,
  { id, walletId, nodeId }: Pick<LaunchRow, 'id' | 'walletId' | 'nodeId'>,
  at: number,
): Promise<void> {
  await tx
    .update(gameRounds)
    .set({ shownAt: at })
    .where(
      and(
        // The condition of the partial index of unseen rounds.
        eq(gameRounds.walletId, walletId),
        eq(gameRounds.nodeId, nodeId),
        isNull(gameRounds.shownAt),
        eq(gameRounds.launchId, id),
        ne(gameRounds.state, 'open'),
      ),
    );
}
