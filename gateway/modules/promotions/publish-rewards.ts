import type { Gateway } from '../../core/gateway.ts';
import { claimableCount } from './list-promotions.ts';

/**
 * Tells a member's windows that promotions or points have changed, and how many promotions can be
 * claimed. Call it after the transaction is committed.
 */
export async function publishRewards(
  gateway: Pick<Gateway, 'db' | 'clock' | 'events'>,
  accountId: number,
): Promise<void> {
  const available = await claimableCount(gateway, accountId);
  await gateway.events.publish(accountId, {
    type: 'rewards',
    available,
    at: gateway.clock.now(),
  });
}
