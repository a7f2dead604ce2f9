import { memberTransactions, type ResponseOf } from '@baize/gateway/contract';
import { Field } from '@baize/ui-kit/field';
import { Receipt } from '@baize/ui-kit/icon';
import { Select } from '@baize/ui-kit/select';
import { useIntl } from 'react-intl';
import { call } from '../../../shared/api/call.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import { useMoney } from '../../../shared/money/money.ts';
import { useIsSingleWallet } from '../../../shared/money/use-merchant-wallet.ts';
import { RecordTable } from '../../../shared/records/record-table.tsx';
import { confirmationFacts } from '../components/confirmation-facts.tsx';
import { DetailsDialog, type Fact } from '../components/details-dialog.tsx';
import { allPages, ExportButton } from '../components/export-button.tsx';
import { RangeFilter } from '../components/range-filter.tsx';
import { RecordPages } from '../components/record-pages.tsx';
import { timesOf } from '../components/record-query.ts';
import * as css from '../components/records.css.ts';
import { RecordsBody } from '../components/records-body.tsx';
import { StatusLabel } from '../components/status-label.tsx';
import { SignedMoney } from '../components/totals.tsx';
import { useRecordQuery } from '../components/use-record-query.ts';

type Movement = ResponseOf<typeof memberTransactions>['list'][number];
const KINDS = [
  'deposit',
  'withdrawal',
  'bet',
  'win',
  'bonus',
  'rebate',
  'transfer',
  'walletTransfer',
  'referral',
  'realtimeSalary',
] as const;
const PAGE_SIZE = 20;
const EXPORT_PAGE = 999;

/** R2.67: every movement of the wallet with the balance after it. */
export default function TransactionsPage() {
  const intl = useIntl();
  const money = useMoney();
  const hasVendorWallets = useIsSingleWallet() === false;
  const kinds = KINDS.filter((each) => each !== 'walletTransfer' || hasVendorWallets);
  const { query, hrefFor, change } = useRecordQuery();
  const kind = KINDS.find((each) => each === query.kind);
  const params = { ...timesOf(query), ...(kind && { txType: kind }) };
  const { data, isPrevious, error, mutate } = useQuery(memberTransactions, {
    ...params,
    pageNo: query.page,
    pageSize: PAGE_SIZE,
  });
  const time = (at: number) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' });
  const open = data?.list.find(({ txId }) => txId === query.order);
  const factsOf = (row: Movement): Fact[] => [
    ['member.tx.type', row.txTypeName],
    ['member.tx.time', time(row.txTimeInTimestamp)],
    ['member.tx.order', row.orderNo],
    ['member.tx.amount', <SignedMoney key="amount" amount={row.amount} />],
    ['member.tx.balance', money(row.currentAvailBalance)],
    ...(row.wallet ? [['member.tx.wallet', row.wallet.vendorName] as const] : []),
    ...(row.remark ? [['member.tx.remark', row.remark] as const] : []),
    ...confirmationFacts(row.confirmation, money),
  ];
  const heading = (id: 'time' | 'type' | 'order' | 'amount' | 'balance' | 'remark' | 'wallet') =>
    intl.formatMessage({ id: `member.tx.${id}` });
  const load = async () => {
    const rows = await allPages((pageNo) =>
      call(memberTransactions, { ...params, pageNo, pageSize: EXPORT_PAGE }),
    );
    return [
      [
        ...(['time', 'type', 'order', 'amount', 'balance', 'remark'] as const).map(heading),
        ...(hasVendorWallets ? [heading('wallet')] : []),
      ],
      ...rows.map((row) => [
        new Date(row.txTimeInTimestamp).toISOString(),
        row.txTypeName,
        row.orderNo,
        row.amount,
        row.currentAvailBalance,
        row.remark,
        ...(hasVendorWallets ? [row.wallet?.vendorName ?? ''] : []),
      ]),
    ];
  };
  return (
    <div className={css.section}>
      <RangeFilter query={query} onChange={change}>
        <Field className={css.kind} label={heading('type')}>
          <Select
            value={kind ?? ''}
            onChange={({ target }) => change({ kind: target.value })}
            options={[
              { value: '', label: intl.formatMessage({ id: 'member.tx.all' }) },
              ...kinds.map((value) => ({
                value,
                label: intl.formatMessage({ id: `member.tx.kind.${value}` }),
              })),
            ]}
          />
        </Field>
        <ExportButton
          name={`account-${query.from}-${query.to}`}
          disabled={!data?.totalCount}
          load={load}
        />
      </RangeFilter>
      <RecordsBody
        count={data?.list.length}
        error={error}
        onRetry={() => void mutate()}
        empty={{ icon: <Receipt />, title: 'member.tx.empty', reason: 'member.tx.emptyReason' }}
      >
        <RecordTable<Movement>
          caption={intl.formatMessage({ id: 'shell.accountRecord' })}
          rows={data?.list ?? []}
          keyOf={(row) => row.txId}
          isPrevious={isPrevious}
          onOpen={(row) => change({ order: row.txId, page: query.page })}
          columns={[
            {
              id: 'type',
              label: heading('type'),
              cell: (row) => (
                <>
                  <span className={css.strong}>{row.txTypeName}</span>
                  <span className={css.quiet}>
                    {time(row.txTimeInTimestamp)}
                    {row.wallet && ` · ${row.wallet.vendorName}`}
                  </span>
                  {row.confirmation && (
                    <span className={css.quiet}>
                      <StatusLabel status={row.confirmation.status} />
                    </span>
                  )}
                </>
              ),
            },
            {
              id: 'remark',
              label: heading('remark'),
              minor: true,
              cell: (row) => row.remark,
            },
            {
              id: 'order',
              label: heading('order'),
              minor: true,
              cell: (row) => <span className={css.quiet}>{row.orderNo}</span>,
            },
            {
              id: 'amount',
              label: heading('amount'),
              align: 'end' as const,
              cell: (row) => <SignedMoney amount={row.amount} />,
            },
            {
              id: 'balance',
              label: heading('balance'),
              align: 'end' as const,
              cell: (row) => money(row.currentAvailBalance),
            },
          ]}
        />
        <RecordPages
          page={query.page}
          pages={data?.totalPages ?? 1}
          hrefFor={hrefFor}
          onPage={(page) => change({ page })}
        />
      </RecordsBody>
      <DetailsDialog
        open={open !== undefined}
        title={open?.txTypeName ?? ''}
        facts={open ? factsOf(open) : []}
        onClose={() => change({ page: query.page }, { replace: true })}
      />
    </div>
  );
}
