import { type AgentIncome, type agentIncome, INCOME_SOURCES } from '@baize/gateway/contract';
import { Card } from '@baize/ui-kit/card';
import type { TableColumn } from '@baize/ui-kit/data-table';
import { Heading } from '@baize/ui-kit/heading';
import { Stack } from '@baize/ui-kit/stack';
import { Stat } from '@baize/ui-kit/stat';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CursorList } from '../../../shared/api/use-cursor-query.ts';
import { FilterSearch } from '../../../shared/filter-search.tsx';
import { useAgentFrame } from '../components/agent-frame.ts';
import { DayChart } from '../components/day-chart.tsx';
import { FilterSelect, Filters } from '../components/filters.tsx';
import { PairGrid } from '../components/pair-grid.tsx';
import { TitledTable } from '../components/titled-table.tsx';
import { timeColumn } from '../records/record-columns.tsx';
import { OpenRow } from '../records/record-detail.tsx';
import { RecordList } from '../records/record-list.tsx';
import type { RecordAddress } from '../records/use-record-address.ts';
import { useRecordFormatters } from '../records/use-record-formatters.ts';
import type { IncomeFilters, Receipt } from './api.ts';

type SourceRow = AgentIncome['sources'][number];

interface IncomeScreenProps {
  income: Omit<CursorList<typeof agentIncome>, 'rows'> & {
    readonly rows: readonly Receipt[] | undefined;
  };
  filters: IncomeFilters;
  address: RecordAddress;
  /** Range and download. */
  head: ReactNode;
}

/**
 * An agent's income and the amounts owed: sums, chart by day, sources, and each receipt (R11.06).
 */
export function IncomeScreen({ income, filters, address, head }: IncomeScreenProps) {
  const intl = useIntl();
  const { isPopup } = useAgentFrame();
  const level = isPopup ? 4 : 2;
  const { text, time, money } = useRecordFormatters(income.first);
  const { totals, days, sources } = income.first ?? {};
  const isLost = income.error !== undefined && !income.rows;
  const columns: TableColumn<Receipt>[] = [
    {
      id: 'order',
      header: text('agent.order'),
      cell: ({ txId, orderNo }) => <OpenRow id={txId} label={orderNo} address={address} />,
    },
    timeColumn(text('agent.time'), (row) => row.time, time),
    { id: 'source', header: text('agent.income.source'), cell: ({ sourceName }) => sourceName },
    { id: 'remark', header: text('agent.remark'), wrap: true, cell: ({ remark }) => remark || '–' },
    {
      id: 'amount',
      header: text('line.amount'),
      numeric: true,
      sortValue: ({ amount }) => amount,
      cell: ({ amount }) => money(amount),
      ...(totals && { total: money(totals.paid) }),
    },
  ];
  const sourceColumns: TableColumn<SourceRow>[] = [
    {
      id: 'source',
      header: text('agent.income.source'),
      cell: ({ source }) => text(`agent.tx.${source}`),
    },
    {
      id: 'receipts',
      header: text('agent.income.receipts'),
      numeric: true,
      cell: ({ receipts }) => intl.formatNumber(receipts),
    },
    {
      id: 'paid',
      header: text('agent.income.paid'),
      numeric: true,
      cell: ({ paid }) => money(paid),
      ...(totals && { total: money(totals.paid) }),
    },
    {
      id: 'owed',
      header: text('agent.income.owed'),
      numeric: true,
      cell: ({ owed }) => money(owed),
      ...(totals && { total: money(totals.owed) }),
    },
  ];
  return (
    <Stack gap="lg">
      {head}
      <Filters>
        <FilterSearch
          label="line.account"
          value={address.get('account')}
          onChange={(account) => address.onFilter({ account })}
        />
        <FilterSelect
          label="agent.income.source"
          value={filters.source ?? ''}
          onChange={(kind) => address.onFilter({ kind })}
          options={INCOME_SOURCES.map((value) => ({ value, label: text(`agent.tx.${value}`) }))}
        />
      </Filters>
      {!isLost && (
        <>
          <Card padding="lg" stale={income.isPrevious}>
            <Stack gap="lg">
              <PairGrid gap="lg">
                <Stat label={text('agent.income.paid')} value={totals && money(totals.paid)} />
                <Stat label={text('agent.income.owed')} value={totals && money(totals.owed)} />
              </PairGrid>
              <DayChart
                title={text('agent.income.byDay')}
                days={days}
                range={address.range}
                figures={[{ id: 'paid', label: 'agent.income.paid' }]}
                money={money}
              />
            </Stack>
          </Card>
          <TitledTable
            title={text('agent.income.sources')}
            level={level}
            rows={sources}
            rowId={({ source }) => source}
            columns={sourceColumns}
            stale={income.isPrevious}
            empty={text('agent.records.none')}
          />
          <Heading level={level} size="md">
            {text('agent.income.list')}
          </Heading>
        </>
      )}
      <RecordList
        label={text('agent.income.list')}
        record={income}
        columns={columns}
        rowId={({ txId }) => txId}
        filters={filters}
        address={address}
        detail={(open) => ({
          title: open.orderNo,
          items: [
            { term: text('agent.income.source'), description: open.sourceName },
            { term: text('agent.time'), description: time(open.time) },
            { term: text('line.amount'), description: money(open.amount) },
            { term: text('agent.remark'), description: open.remark || '–' },
          ],
        })}
      />
    </Stack>
  );
}
