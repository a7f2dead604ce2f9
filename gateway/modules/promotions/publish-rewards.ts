import type { Gateway } from '../../core/gateway.ts';
import { exclusionOf } from '../protection/exclusion.ts';
import { claimableCount } from './list-promotions.ts';

/**
 * Notifies a member's windows that promotions or points have changed, with the number of claimable
 * promotions: none during a break (R10.04). Call it after the transaction has committed.
 */
export async function publishRewards(
  gateway: Pick<Gateway, 'db' | 'clock' | 'events'>,
  accountId: number,
): Promise<void> {
  const at = gateway.clock.now();
  const isOnBreak = (await exclusionOf(gateway.db, accountId, at)) !== undefined;
  const available = isOnBreak ? 0 : await claimableCount(gateway, accountId);
  await gateway.events.publish(accountId, {
    type: 'rewards',
    available,
    at,
  });
}
