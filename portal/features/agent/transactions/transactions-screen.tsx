import { type lineTransactions, TRANSACTION_KINDS } from '@baize/gateway/contract';
import { Badge } from '@baize/ui-kit/badge';
import { Card } from '@baize/ui-kit/card';
import type { TableColumn } from '@baize/ui-kit/data-table';
import { Stack } from '@baize/ui-kit/stack';
import { Stat } from '@baize/ui-kit/stat';
import type { ReactNode } from 'react';
import type { CursorList } from '../../../shared/api/use-cursor-query.ts';
import { FilterSelect, Filters } from '../components/filters.tsx';
import { PairGrid } from '../components/pair-grid.tsx';
import { LineFilters } from '../records/line-filters.tsx';
import { personColumn, timeColumn } from '../records/record-columns.tsx';
import { OpenRow } from '../records/record-detail.tsx';
import { RecordList } from '../records/record-list.tsx';
import type { RecordAddress } from '../records/use-record-address.ts';
import { useRecordFormatters } from '../records/use-record-formatters.ts';
import type { LineTransaction, TransactionFilters } from './api.ts';

export const TRANSACTION_STATES = ['done', 'pending', 'returned'] as const;
const TONES = { done: 'success', pending: 'warning', returned: 'neutral' } as const;

interface TransactionsScreenProps {
  transactions: Omit<CursorList<typeof lineTransactions>, 'rows'> & {
    readonly rows: readonly LineTransaction[] | undefined;
  };
  filters: TransactionFilters;
  address: RecordAddress;
  /** Range and download, above the filters. */
  head: ReactNode;
}

/** The transactions of a line's wallets, with the sums of all results (R11.07). */
export function TransactionsScreen(props: TransactionsScreenProps) {
  const { transactions, filters, address, head } = props;
  const { text, time, money } = useRecordFormatters(transactions.first);
  const totals = transactions.first?.totals;
  const state = (row: LineTransaction) => (
    <Badge tone={TONES[row.state]}>{text(`agent.txState.${row.state}`)}</Badge>
  );
  const columns: TableColumn<LineTransaction>[] = [
    {
      id: 'order',
      header: text('agent.order'),
      cell: ({ txId, orderNo }) => <OpenRow id={txId} label={orderNo} address={address} />,
    },
    timeColumn(text('agent.time'), (row) => row.time, time),
    personColumn(text('line.account')),
    { id: 'kind', header: text('agent.kind'), cell: ({ txTypeName }) => txTypeName },
    { id: 'state', header: text('agent.state'), cell: state },
    {
      id: 'amount',
      header: text('line.amount'),
      numeric: true,
      sortValue: ({ amount }) => amount,
      cell: ({ amount }) => money(amount),
      ...(totals && { total: money(totals.net) }),
    },
    {
      id: 'balance',
      header: text('agent.balanceAfter'),
      numeric: true,
      cell: ({ balanceAfter }) => money(balanceAfter),
    },
    { id: 'remark', header: text('agent.remark'), wrap: true, cell: ({ remark }) => remark || '–' },
  ];
  const isLost = transactions.error !== undefined && !transactions.rows;
  return (
    <Stack gap="lg">
      {head}
      <Filters>
        <LineFilters address={address} />
        <FilterSelect
          label="agent.kind"
          value={filters.kind ?? ''}
          onChange={(kind) => address.onFilter({ kind })}
          options={TRANSACTION_KINDS.map((value) => ({ value, label: text(`agent.tx.${value}`) }))}
        />
        <FilterSelect
          label="agent.state"
          value={filters.state ?? ''}
          onChange={(next) => address.onFilter({ state: next })}
          options={TRANSACTION_STATES.map((value) => ({
            value,
            label: text(`agent.txState.${value}`),
          }))}
        />
      </Filters>
      {!isLost && (
        <Card padding="lg" stale={transactions.isPrevious}>
          <PairGrid gap="lg">
            <Stat label={text('agent.in')} value={totals && money(totals.in)} />
            <Stat label={text('agent.out')} value={totals && money(totals.out)} />
            <Stat label={text('agent.difference')} value={totals && money(totals.net)} />
          </PairGrid>
        </Card>
      )}
      <RecordList
        label={text('agent.page.transactions')}
        record={transactions}
        columns={columns}
        rowId={({ txId }) => txId}
        filters={filters}
        address={address}
        detail={(open) => ({
          title: open.orderNo,
          items: [
            { term: text('line.account'), description: open.account },
            { term: text('agent.nickname'), description: open.nickname },
            { term: text('agent.kind'), description: open.txTypeName },
            { term: text('agent.time'), description: time(open.time) },
            { term: text('agent.state'), description: state(open) },
            { term: text('line.amount'), description: money(open.amount) },
            { term: text('agent.balanceAfter'), description: money(open.balanceAfter) },
            { term: text('agent.remark'), description: open.remark || '–' },
          ],
        })}
      />
    </Stack>
  );
}
