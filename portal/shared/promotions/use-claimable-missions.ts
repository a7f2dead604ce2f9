import { missionSummary } from '@baize/gateway/contract';
import { useQuery } from '../api/use-query.ts';
import { useSession } from '../session/session-store.ts';
import { useRewardsChange } from './use-rewards-change.ts';

/** R2.75: how many prizes of missions wait; the red badge of their menu entry. */
export function useClaimableMissions(): number {
  const { isTrial } = useSession();
  const { data, mutate } = useQuery(missionSummary, isTrial ? null : {});
  useRewardsChange(() => void mutate());
  return data?.claimable ?? 0;
}
