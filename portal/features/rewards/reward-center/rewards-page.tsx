import { claimedPromotions } from '@baize/gateway/contract';
import { loadedRecord } from '../../../shared/api/loaded.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import { ClaimConfirmation } from '../../../shared/promotions/claim-confirmation.tsx';
import { useClaim } from '../../../shared/promotions/use-claim.ts';
import { useClaimConfirmation } from '../../../shared/promotions/use-claim-confirmation.ts';
import { usePromotions } from '../../../shared/promotions/use-promotions.ts';
import { useRewardsChange } from '../../../shared/promotions/use-rewards-change.ts';
import { useLastPage } from '../../../shared/records/use-last-page.ts';
import { useRecordQuery } from '../../../shared/records/use-record-query.ts';
import { RewardsScreen } from './rewards-screen.tsx';

const PAGE_SIZE = 10;

/** R2.70: the rewards that can be claimed, and those that were. */
export default function RewardsPage() {
  const address = useRecordQuery();
  const { query, paging } = address;
  const promotions = usePromotions();
  const claimed = useQuery(claimedPromotions, { pageNo: query.page, pageSize: PAGE_SIZE });
  useLastPage(address, claimed);
  useRewardsChange(() => void claimed.mutate());
  const { busyId, claim } = useClaim();
  const confirmation = useClaimConfirmation();
  return (
    <>
      <RewardsScreen
        promotions={promotions}
        claimed={loadedRecord(claimed)}
        busyId={busyId}
        paging={paging}
        onClaim={(promotion) =>
          void confirmation.request({
            amount: promotion.amount,
            turnover: promotion.turnover ?? 0,
            turnoverTimes: promotion.turnoverTimes,
            claim: () => claim(promotion),
          })
        }
      />
      <ClaimConfirmation pending={confirmation.pending} onClose={confirmation.close} />
    </>
  );
}
