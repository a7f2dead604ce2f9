import { playerRankProgress } from '@baize/gateway/contract';
import { loaded } from '../../../shared/api/loaded.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import { useClaim } from '../../../shared/promotions/use-claim.ts';
import { useRewardsChange } from '../../../shared/promotions/use-rewards-change.ts';
import { VipScreen } from './vip-screen.tsx';

/** The ranks of the merchant, the member's own, and their bonuses (R2.40, R6.02). */
export default function VipPage() {
  const answer = useQuery(playerRankProgress, {});
  const { busyId, claimOf } = useClaim();
  useRewardsChange(() => void answer.mutate());
  const promotionId = answer.data?.promotionId;
  return (
    <VipScreen
      {...loaded(answer, answer.data)}
      busy={busyId !== undefined}
      onClaim={() => {
        if (promotionId) void claimOf(promotionId).finally(() => void answer.mutate());
      }}
    />
  );
}
