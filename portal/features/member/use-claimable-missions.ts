import { missionSummary } from '@baize/gateway/contract';
import { useQuery } from '../../shared/api/use-query.ts';
import { useRewardsChange } from '../../shared/promotions/use-rewards-change.ts';
import { useSession } from '../../shared/session/session-store.ts';

/**
 * R2.75: the number of mission prizes that can be claimed, for the red badge of their menu entry.
 */
export function useClaimableMissions(): number {
  const { isTrial } = useSession();
  const { data, mutate } = useQuery(missionSummary, isTrial ? null : {});
  useRewardsChange(() => void mutate());
  return data?.claimable ?? 0;
}
