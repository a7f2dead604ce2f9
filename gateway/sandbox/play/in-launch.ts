import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { gameLaunches } from '@baize/gateway/database/schema/index.ts';
import { eq } from '@baize/gateway/database/sql.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { keepingRefusal } from '@baize/gateway/modules/protection/enforce.ts';
import type { LaunchRow } from './find-launch.ts';

/**
 * Runs a bet or a move of a launch in one transaction that has locked the launch: one at a time,
 * whichever process is asked. What a refusal's rollback would forget is kept, see `keepingRefusal`.
 */
export const inLaunch = <Value>(
  gateway: Gateway,
  { id, accountId }: Pick<LaunchRow, 'id' | 'accountId'>,
  work: (tx: Transaction) => Promise<Value>,
): Promise<Value> =>
  keepingRefusal(gateway, accountId, () =>
    gateway.db.transaction(async (tx) => {
      await tx
        .select({ id: gameLaunches.id })
        .from(gameLaunches)
        .where(eq(gameLaunches.id, id))
        .for('update');
      return work(tx);
    }),
  );
