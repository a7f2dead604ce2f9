import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { gameLaunches } from '@baize/gateway/database/schema/index.ts';
import { eq } from '@baize/gateway/database/sql.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { persistRefusal } from '@baize/gateway/modules/protection/enforce.ts';
import type { LaunchRow } from './find-launch.ts';

/**
 * Runs a bet or a move of a launch in a transaction that has locked the launch, so that they run one at a
 * time across all processes. `persistRefusal` stores what the rollback of a refused bet would lose.
 */
export const withLaunchLock = <Value>(
  gateway: Gateway,
  { id, accountId }: Pick<LaunchRow, 'id' | 'accountId'>,
  work: (tx: Transaction) => Promise<Value>,
): Promise<Value> =>
  persistRefusal(gateway, accountId, () =>
    gateway.db.transaction(async (tx) => {
      await tx
        .select({ id: gameLaunches.id })
        .from(gameLaunches)
        .where(eq(gameLaunches.id, id))
        .for('update');
      return work(tx);
    }),
  );
