import type { ReferralDetails, ReferralEarnings } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Share2 } from '@baize/ui-kit/icon';
import { Tabs } from '@baize/ui-kit/tabs';
import { useIntl } from 'react-intl';
import type { LoadedRecord } from '../../../shared/api/loaded.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import {
  InviteLinkPanel,
  InviteLinkPlaceholder,
} from '../../../shared/invite/invite-link-panel.tsx';
import { usePopups } from '../../../shared/popups/popup-stack.ts';
import { RangeFilter } from '../../../shared/records/range-filter.tsx';
import { RecordPages } from '../../../shared/records/record-pages.tsx';
import * as records from '../../../shared/records/records.css.ts';
import { Totals } from '../../../shared/records/totals.tsx';
import type { RecordAddress } from '../../../shared/records/use-record-query.ts';
import { HowItWorks } from './how-it-works.tsx';
import { PaidTable } from './paid-table.tsx';
import { PeopleTable } from './people-table.tsx';
import * as css from './referral.css.ts';

export const REFERRAL_VIEWS = ['people', 'payouts'] as const;
type ReferralView = (typeof REFERRAL_VIEWS)[number];

interface ReferralScreenProps {
  address: RecordAddress;
  view: ReferralView;
  details: LoadedRecord<ReferralDetails>;
  earnings: LoadedRecord<ReferralEarnings>;
}

/** The invitation link, the sums, the referred people and the payouts. */
export function ReferralScreen({ address, view, details, earnings }: ReferralScreenProps) {
  const intl = useIntl();
  const popups = usePopups();
  const { query, paging, change } = address;
  const { data } = details;
  if (!data && details.error) {
    return <LoadError title="member.failed" error={details.error} onRetry={details.retry} />;
  }
  const pages = (view === 'people' ? data : earnings.data)?.totalPages ?? 1;
  const share = (
    <Button variant="soft" onClick={() => popups.open('invite')}>
      <Share2 size={18} aria-hidden="true" />
      {intl.formatMessage({ id: 'shell.invite' })}
    </Button>
  );
  return (
    <div className={records.section}>
      <section className={css.card} aria-label={intl.formatMessage({ id: 'member.referral.own' })}>
        {data ? (
          <InviteLinkPanel code={data.referralCode}>{share}</InviteLinkPanel>
        ) : (
          <InviteLinkPlaceholder>{share}</InviteLinkPlaceholder>
        )}
      </section>
      <Totals
        stale={details.isPrevious}
        totals={[
          { label: 'member.referral.invited', amount: data?.totals.invited, plain: true },
          { label: 'member.referral.withDeposit', amount: data?.totals.deposited, plain: true },
          { label: 'member.referral.pending', amount: data?.totals.pending },
          { label: 'member.referral.inRange', amount: data?.totals.earnedInRange },
          { label: 'member.referral.ever', amount: data?.totals.earned },
        ]}
      />
      <HowItWorks details={data} />
      <RangeFilter query={query} onChange={change} />
      <Tabs
        label={intl.formatMessage({ id: 'member.referral.views' })}
        value={view}
        onValueChange={(next) => change({ kind: next === 'payouts' ? next : '' })}
        items={[
          {
            value: 'people',
            label: intl.formatMessage({ id: 'member.referral.people' }),
            content: <PeopleTable details={details} />,
          },
          {
            value: 'payouts',
            label: intl.formatMessage({ id: 'member.referral.payouts' }),
            content: <PaidTable earnings={earnings} />,
          },
        ]}
      />
      <RecordPages paging={paging} count={pages} />
    </div>
  );
}
