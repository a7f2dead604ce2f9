import { playerRankProgress } from '@baize/gateway/contract';
import { useIntl } from 'react-intl';
import { loaded } from '../../../shared/api/loaded.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import { ClaimConfirmation } from '../../../shared/promotions/claim-confirmation.tsx';
import { useClaim } from '../../../shared/promotions/use-claim.ts';
import { useClaimConfirmation } from '../../../shared/promotions/use-claim-confirmation.ts';
import { useRewardsChange } from '../../../shared/promotions/use-rewards-change.ts';
import { VipScreen } from './vip-screen.tsx';

/** The merchant's ranks, the member's own, and their bonuses (R2.40, R6.02). */
export default function VipPage() {
  const intl = useIntl();
  const answer = useQuery(playerRankProgress, {});
  const { busyId, claimOf } = useClaim();
  const confirmation = useClaimConfirmation();
  useRewardsChange(() => void answer.mutate());
  const promotionId = answer.data?.promotionId;
  return (
    <>
      <VipScreen
        {...loaded(answer, answer.data)}
        busy={busyId !== undefined}
        onClaim={({ bonus, turnover, level }) => {
          if (!promotionId) return;
          const title = intl.formatMessage({ id: 'shell.vipLevel' }, { level });
          void confirmation.request({
            amount: bonus,
            turnover,
            claim: () => claimOf(promotionId, title).finally(() => void answer.mutate()),
          });
        }}
      />
      <ClaimConfirmation pending={confirmation.pending} onClose={confirmation.close} />
    </>
  );
}
