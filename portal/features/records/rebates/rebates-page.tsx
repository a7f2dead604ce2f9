import { useMoney } from '../../../shared/money/money.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useLastPage } from '../../../shared/records/use-last-page.ts';
import { useRecordQuery } from '../../../shared/records/use-record-query.ts';
import { useClaimRebate, useRebate, useRebateClaims, useRebateMode } from './api.ts';
import { RebatesScreen } from './rebates-screen.tsx';

/** R2.74: rebates that are claimed by the member, or paid automatically. */
export default function RebatesPage() {
  const address = useRecordQuery();
  const claims = useRebateClaims(address.query.page);
  useLastPage(address, claims);
  const notify = useNotify();
  const money = useMoney();
  const claim = useClaimRebate();
  const mode = useRebateMode();
  return (
    <RebatesScreen
      rebate={useRebate()}
      claims={claims}
      isClaiming={claim.isBusy}
      isChanging={mode.isBusy}
      paging={address.paging}
      onClaim={async () => {
        const outcome = await claim.run({});
        if (outcome.status === 'failed') notify.failure(outcome.error);
        if (outcome.status !== 'done') return;
        notify.success('member.rebates.claimed', { amount: money(outcome.value.amount) });
      }}
      onAutomatic={async (automatic) => {
        const outcome = await mode.run({ automatic });
        if (outcome.status === 'failed') notify.failure(outcome.error);
      }}
    />
  );
}
