import type { ReferralEarning, ReferralEarnings } from '@baize/gateway/contract';
import { DataTable, type TableColumn } from '@baize/ui-kit/data-table';
import { Receipt } from '@baize/ui-kit/icon';
import { useIntl } from 'react-intl';
import type { LoadedRecord } from '../../../shared/api/loaded.ts';
import { merchantZone } from '../../../shared/merchant-day.ts';
import { useMoney } from '../../../shared/money/money.ts';
import * as records from '../../../shared/records/records.css.ts';
import { RecordsBody } from '../../../shared/records/records-body.tsx';
import * as css from './referral.css.ts';

/** The payouts: for which day and person, and from which source. */
export function PaidTable({ earnings }: { earnings: LoadedRecord<ReferralEarnings> }) {
  const intl = useIntl();
  const money = useMoney();
  // Days in the merchant's time zone, whatever the member's own is.
  const day = (text: string) =>
    intl.formatDate(`${text}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  const head = (id: 'day' | 'person' | 'bets' | 'deposits' | 'amount') =>
    intl.formatMessage({ id: `member.referral.${id}` }, { zone: merchantZone() });
  const columns: readonly TableColumn<ReferralEarning>[] = [
    {
      id: 'day',
      header: head('day'),
      cell: (row) => (
        <span className={css.person}>
          <span className={records.strong}>{day(row.day)}</span>
          <span className={records.quiet}>{row.orderNo}</span>
        </span>
      ),
    },
    { id: 'person', header: head('person'), cell: ({ name }) => name },
    {
      id: 'bets',
      header: head('bets'),
      numeric: true,
      minor: true,
      cell: ({ bets }) => money(bets),
    },
    {
      id: 'deposits',
      header: head('deposits'),
      numeric: true,
      minor: true,
      cell: ({ deposits }) => money(deposits),
    },
    {
      id: 'amount',
      header: head('amount'),
      numeric: true,
      cell: ({ amount }) => <span className={records.gain}>{money(amount)}</span>,
    },
  ];
  return (
    <RecordsBody
      count={earnings.data?.list.length}
      error={earnings.error}
      onRetry={earnings.retry}
      empty={{
        icon: <Receipt />,
        title: 'member.referral.unpaid',
        reason: 'member.referral.unpaidReason',
      }}
    >
      <DataTable
        variant="outline"
        label={intl.formatMessage({ id: 'member.referral.payouts' })}
        columns={columns}
        rows={earnings.data?.list ?? []}
        stale={earnings.isPrevious}
        rowId={({ orderNo }) => orderNo}
      />
    </RecordsBody>
  );
}
