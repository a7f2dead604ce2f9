import { GAME_TYPES, type lineBets } from '@baize/gateway/contract';
import { Badge } from '@baize/ui-kit/badge';
import type { TableColumn } from '@baize/ui-kit/data-table';
import { Stack } from '@baize/ui-kit/stack';
import { Text } from '@baize/ui-kit/text';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CursorList } from '../../../shared/api/use-cursor-query.ts';
import { FilterSelect, Filters } from '../components/filters.tsx';
import { LineFilters } from '../records/line-filters.tsx';
import { personColumn, timeColumn } from '../records/record-columns.tsx';
import { OpenRow } from '../records/record-detail.tsx';
import { RecordList } from '../records/record-list.tsx';
import type { RecordAddress } from '../records/use-record-address.ts';
import { useRecordFormatters } from '../records/use-record-formatters.ts';
import type { BetFilters, LineBet } from './api.ts';

export const BET_STATES = ['settled', 'open', 'cancelled'] as const;
const TONES = { settled: 'success', open: 'warning', cancelled: 'neutral' } as const;

interface BetsScreenProps {
  bets: Omit<CursorList<typeof lineBets>, 'rows'> & {
    readonly rows: readonly LineBet[] | undefined;
  };
  filters: BetFilters;
  address: RecordAddress;
  /** Range and download, above the filters. */
  head: ReactNode;
}

/** The rounds of a line: filters, rows, totals of all results, details (R11.04). */
export function BetsScreen({ bets, filters, address, head }: BetsScreenProps) {
  const { text, time, money } = useRecordFormatters(bets.first);
  const totals = bets.first?.totals;
  const state = ({ status }: LineBet) => (
    <Badge tone={TONES[status]}>{text(`agent.betState.${status}`)}</Badge>
  );
  const columns: TableColumn<LineBet>[] = [
    {
      id: 'order',
      header: text('agent.round'),
      cell: ({ orderNo }) => <OpenRow id={orderNo} address={address} />,
    },
    timeColumn(text('agent.time'), (row) => row.settleTime ?? row.betTime, time),
    personColumn(text('line.account')),
    {
      id: 'game',
      header: text('agent.game'),
      wrap: true,
      cell: ({ gameName, gameType, vendorName }) => (
        <Stack gap="hair">
          <span>{gameName}</span>
          <Text size="xs" muted asChild>
            <span>
              {text(`category.${gameType}`)} · {vendorName}
            </span>
          </Text>
        </Stack>
      ),
    },
    { id: 'state', header: text('agent.state'), cell: state },
    {
      id: 'bet',
      header: text('agent.bet'),
      numeric: true,
      sortValue: ({ betAmount }) => betAmount,
      cell: ({ betAmount }) => money(betAmount),
      ...(totals && { total: money(totals.betAmount) }),
    },
    {
      id: 'validBet',
      header: text('agent.validBet'),
      numeric: true,
      cell: ({ validBetAmount }) => money(validBetAmount),
      ...(totals && { total: money(totals.validBetAmount) }),
    },
    {
      id: 'win',
      header: text('agent.win'),
      numeric: true,
      sortValue: ({ winAmount }) => winAmount,
      cell: ({ winAmount }) => money(winAmount),
      ...(totals && { total: money(totals.winAmount) }),
    },
    {
      id: 'result',
      header: text('agent.result'),
      numeric: true,
      cell: ({ profitAndLoss }) => money(profitAndLoss),
      ...(totals && { total: money(totals.profitAndLoss) }),
    },
  ];
  return (
    <Stack gap="lg">
      {head}
      <BetFilterBar filters={filters} address={address} vendors={bets.first?.vendors ?? []} />
      <RecordList
        label={text('agent.page.bets')}
        record={bets}
        columns={columns}
        rowId={({ orderNo }) => orderNo}
        filters={filters}
        address={address}
        detail={(open) => ({
          title: open.orderNo,
          items: [
            { term: text('line.account'), description: open.account },
            { term: text('agent.nickname'), description: open.nickname },
            { term: text('agent.product'), description: text(`category.${open.gameType}`) },
            { term: text('agent.vendor'), description: open.vendorName },
            { term: text('agent.game'), description: open.gameName },
            { term: text('agent.betTime'), description: time(open.betTime) },
            {
              term: text('agent.settleTime'),
              description: open.settleTime === undefined ? '–' : time(open.settleTime),
            },
            { term: text('agent.state'), description: state(open) },
            { term: text('agent.bet'), description: money(open.betAmount) },
            { term: text('agent.validBet'), description: money(open.validBetAmount) },
            { term: text('agent.win'), description: money(open.winAmount) },
            ...(open.jackpotAmount === undefined
              ? []
              : [{ term: text('agent.jackpot'), description: money(open.jackpotAmount) }]),
            { term: text('agent.result'), description: money(open.profitAndLoss) },
          ],
        })}
      />
    </Stack>
  );
}

interface BetFilterBarProps {
  filters: BetFilters;
  address: RecordAddress;
  vendors: readonly { readonly vassalage: string; readonly name: string }[];
}

function BetFilterBar({ filters, address, vendors }: BetFilterBarProps) {
  const intl = useIntl();
  return (
    <Filters>
      <LineFilters address={address} />
      <FilterSelect
        label="agent.product"
        value={filters.gameType ?? ''}
        onChange={(product) => address.onFilter({ product })}
        options={GAME_TYPES.map((value) => ({
          value,
          label: intl.formatMessage({ id: `category.${value}` }),
        }))}
      />
      <FilterSelect
        label="agent.vendor"
        value={filters.vassalage ?? ''}
        onChange={(vendor) => address.onFilter({ vendor })}
        options={vendors.map(({ vassalage, name }) => ({ value: vassalage, label: name }))}
      />
      <FilterSelect
        label="agent.state"
        value={filters.state ?? ''}
        onChange={(state) => address.onFilter({ state })}
        options={BET_STATES.map((value) => ({
          value,
          label: intl.formatMessage({ id: `agent.betState.${value}` }),
        }))}
      />
    </Filters>
  );
}
