import { Field } from '@baize/ui-kit/field';
import { Receipt } from '@baize/ui-kit/icon';
import { Select } from '@baize/ui-kit/select';
import { useIntl } from 'react-intl';
import type { LoadedRecord } from '../../../shared/api/loaded.ts';
import { confirmationFacts } from '../../../shared/cashier/confirmation-facts.tsx';
import { DetailsDialog, type Fact } from '../../../shared/records/details-dialog.tsx';
import { RangeFilter } from '../../../shared/records/range-filter.tsx';
import { RecordPages } from '../../../shared/records/record-pages.tsx';
import * as css from '../../../shared/records/records.css.ts';
import { RecordsBody } from '../../../shared/records/records-body.tsx';
import { SignedMoney } from '../../../shared/records/totals.tsx';
import { useMoneyIn } from '../../../shared/records/use-money-in.ts';
import type { RecordAddress } from '../../../shared/records/use-record-query.ts';
import { ExportButton } from '../components/export-button.tsx';
import type { Movement, Movements } from './api.ts';
import { MovementTable } from './movement-table.tsx';

export const MOVEMENT_KINDS = [
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

interface TransactionsScreenProps {
  movements: LoadedRecord<Movements>;
  /** Loads the whole range, for a download. */
  loadAll(): Promise<readonly Movement[]>;
  address: RecordAddress;
  /** The kind of transactions; undefined for all. */
  kind: (typeof MOVEMENT_KINDS)[number] | undefined;
  /** Transfers between the main wallet and those of vendors exist, too. */
  hasVendorWallets: boolean;
}

/** All wallet transactions with the balance after each. */
export function TransactionsScreen(props: TransactionsScreenProps) {
  const intl = useIntl();
  const money = useMoneyIn();
  const { movements, loadAll, address, kind, hasVendorWallets } = props;
  const { query, paging, change } = address;
  const { data } = movements;
  const kinds = MOVEMENT_KINDS.filter((each) => each !== 'walletTransfer' || hasVendorWallets);
  const time = (at: number) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' });
  const open = data?.list.find(({ txId }) => txId === query.order);
  const factsOf = (row: Movement): Fact[] => [
    ['member.tx.type', row.txTypeName],
    ['member.tx.time', time(row.txTimeInTimestamp)],
    ['member.tx.order', row.orderNo],
    ['member.tx.amount', <SignedMoney key="amount" amount={row.amount} currency={row} />],
    ['member.tx.balance', money(row.currentAvailBalance, row)],
    ...(row.wallet ? [['member.tx.wallet', row.wallet.vendorName] as const] : []),
    ...(row.remark ? [['member.tx.remark', row.remark] as const] : []),
    ...confirmationFacts(row.confirmation, money),
  ];
  const heading = (
    id: 'time' | 'type' | 'order' | 'amount' | 'balance' | 'currency' | 'remark' | 'wallet',
  ) => intl.formatMessage({ id: `member.tx.${id}` });
  const walletColumn = {
    heading: heading('wallet'),
    value: ({ wallet }: Movement) => wallet?.vendorName ?? '',
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
        <ExportButton<Movement>
          name={`account-${query.from}-${query.to}`}
          disabled={!data?.totalCount}
          loadAll={loadAll}
          columns={[
            {
              heading: heading('time'),
              value: (row) => new Date(row.txTimeInTimestamp).toISOString(),
            },
            { heading: heading('type'), value: (row) => row.txTypeName },
            { heading: heading('order'), value: (row) => row.orderNo },
            { heading: heading('amount'), value: (row) => row.amount },
            { heading: heading('balance'), value: (row) => row.currentAvailBalance },
            { heading: heading('currency'), value: (row) => row.currency ?? '' },
            { heading: heading('remark'), value: (row) => row.remark },
            ...(hasVendorWallets ? [walletColumn] : []),
          ]}
        />
      </RangeFilter>
      <RecordsBody
        count={data?.list.length}
        error={movements.error}
        onRetry={movements.retry}
        empty={{ icon: <Receipt />, title: 'member.tx.empty', reason: 'member.tx.emptyReason' }}
      >
        <MovementTable
          movements={data?.list ?? []}
          isPrevious={movements.isPrevious}
          onOpen={(row) => change({ order: row.txId, page: query.page }, { details: 'open' })}
        />
        <RecordPages paging={paging} count={data?.totalPages} />
      </RecordsBody>
      <DetailsDialog
        open={open !== undefined}
        title={open?.txTypeName ?? ''}
        facts={open ? factsOf(open) : []}
        onClose={() => change({ page: query.page }, { details: 'close' })}
      />
    </div>
  );
}
