import { referralDetails, referralEarnings } from '@baize/gateway/contract';
import { loadedRecord } from '../../../shared/api/loaded.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import { timesOf } from '../../../shared/records/record-query.ts';
import { useLastPage } from '../../../shared/records/use-last-page.ts';
import { useRecordQuery } from '../../../shared/records/use-record-query.ts';
import { REFERRAL_VIEWS, ReferralScreen } from './referral-screen.tsx';

const PAGE_SIZE = 10;

/** R2.71: the member's own code, the people it has referred, and the earnings from them. */
export default function ReferralPage() {
  const address = useRecordQuery();
  const { query } = address;
  const view = REFERRAL_VIEWS.find((each) => each === query.kind) ?? 'people';
  const pageOf = (of: typeof view) => ({
    ...timesOf(query),
    pageNo: view === of ? query.page : 1,
    pageSize: PAGE_SIZE,
  });
  const details = useQuery(referralDetails, pageOf('people'));
  const paid = useQuery(referralEarnings, view === 'payouts' ? pageOf('payouts') : null);
  useLastPage(address, view === 'people' ? details : paid);
  return (
    <ReferralScreen
      address={address}
      view={view}
      details={loadedRecord(details)}
      earnings={loadedRecord(paid)}
    />
  );
}
