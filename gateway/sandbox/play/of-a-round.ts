import { randomBytes } from 'node:crypto';
import { gameRounds } from '@baize/gateway/database/schema/index.ts';
import { and, eq, isNull, ne } from '@baize/gateway/database/sql.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import type { LaunchRow } from './find-launch.ts';

export type RoundRow = typeof gameRounds.$inferSelect;

/** The merchant's side of a launch's bets. */
export const houseOf = (mode: LaunchRow['mode']) =>
  mode === 'real' ? 'house:games' : 'house:play-money';

/** What a row of a round has from the launch that it is of. */
export const ofLaunch = (launch: LaunchRow) => ({
  accountId: launch.accountId,
  walletId: launch.walletId,
  nodeId: launch.nodeId,
  gameName: launch.gameName,
  vassalage: launch.vassalage,
  vendorName: launch.vendorName,
  gameType: launch.gameType,
  launchId: launch.id,
});

/** `2611210930451A2B3C`: the time, for people, and chance, so that it cannot be guessed. */
export function orderNumber(at: number): string {
  const digits = new Date(at).toISOString().replace(/\D/g, '').slice(2, 14);
  return `${digits}${randomBytes(4).toString('hex').toUpperCase()}`;
}

/** A round that is passed over by the next one of its launch needs no playing back any more. */
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
        // As the index of unseen rounds has it.
        eq(gameRounds.walletId, walletId),
        eq(gameRounds.nodeId, nodeId),
        isNull(gameRounds.shownAt),
        eq(gameRounds.launchId, id),
        ne(gameRounds.state, 'open'),
      ),
    );
}
