import {
  CONTRACT_RECORD_STATES,
  type ContractForecast,
  type ContractType,
  type contractRecords,
} from '@baize/gateway/contract';
import { Badge } from '@baize/ui-kit/badge';
import type { TableColumn } from '@baize/ui-kit/data-table';
import { Stack } from '@baize/ui-kit/stack';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Loaded } from '../../../shared/api/loaded.ts';
import type { CursorList } from '../../../shared/api/use-cursor-query.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { useAgentFrame } from '../components/agent-frame.ts';
import { FilterSelect, Filters } from '../components/filters.tsx';
import { OpenRow } from '../records/record-detail.tsx';
import { RecordList } from '../records/record-list.tsx';
import type { RecordAddress } from '../records/use-record-address.ts';
import { useRecordFormatters } from '../records/use-record-formatters.ts';
import type { ContractRecord, RecordFilters } from './api.ts';
import { contractRecordDetail } from './contract-record-detail.tsx';
import { ForecastCard } from './forecast-card.tsx';
import { OwedAlerts } from './owed-alerts.tsx';
import { periodText, STATE_TONES, tierText } from './record-labels.ts';

interface ContractRecordsScreenProps {
  filters: RecordFilters;
  address: RecordAddress;
  forecast: Loaded<ContractForecast>;
  records: Omit<CursorList<typeof contractRecords>, 'rows'> & {
    readonly rows: readonly ContractRecord[] | undefined;
  };
  /** Side, range, currency and download. */
  head: ReactNode;
}

const PAGE_TITLES = {
  dividend: 'agent.page.dividend',
  dailySalary: 'agent.page.dailySalary',
  hourSalary: 'agent.page.hourSalary',
  realtimeSalary: 'agent.page.realtimeSalary',
} as const satisfies Record<ContractType, MessageId>;
/** The figures from which a dividend is calculated, or the bets on which a salary is paid. */
const DIVIDEND_SUMS = ['bets', 'wins', 'bonuses', 'houseWin'] as const;
const SALARY_SUMS = ['validBets'] as const;
const SUM_NAMES = {
  bets: 'agent.figure.bets',
  wins: 'agent.figure.wins',
  bonuses: 'agent.figure.bonuses',
  houseWin: 'agent.contract.houseWin',
  validBets: 'agent.figure.validBets',
} as const satisfies Record<string, MessageId>;

/** The current period, the amounts owed, and all earlier periods with their figures (R11.11). */
export function ContractRecordsScreen(props: ContractRecordsScreenProps) {
  const { filters, address, forecast, records, head } = props;
  const { type, side = 'received' } = filters;
  const intl = useIntl();
  const { isPopup } = useAgentFrame();
  const { text, money } = useRecordFormatters(records.first);
  return (
    <Stack gap="lg">
      {head}
      {forecast.error && !forecast.data ? (
        <LoadError
          title="agent.contract.forecastFailed"
          error={forecast.error}
          onRetry={forecast.retry}
        />
      ) : (
        side === 'received' && (
          <ForecastCard type={type} data={forecast.data} level={isPopup ? 4 : 2} />
        )
      )}
      <OwedAlerts data={forecast.data} />
      <Filters>
        <FilterSelect
          label="agent.state"
          value={filters.state ?? ''}
          onChange={(state) => address.onFilter({ state })}
          options={CONTRACT_RECORD_STATES.map((value) => ({
            value,
            label: text(`agent.contract.state.${value}`),
          }))}
        />
      </Filters>
      <RecordList
        label={text(PAGE_TITLES[type])}
        record={records}
        columns={useColumns(props)}
        rowId={({ recordId }) => String(recordId)}
        filters={filters}
        address={address}
        detail={(open) => contractRecordDetail(open, intl, money)}
        none={{ title: 'agent.contract.none', reason: `agent.contract.noneReason.${side}` }}
      />
    </Stack>
  );
}

function useColumns({
  filters: { type, side },
  records: { first },
  address,
}: ContractRecordsScreenProps): TableColumn<ContractRecord>[] {
  const intl = useIntl();
  const { text, money } = useRecordFormatters(first);
  const { totals } = first ?? {};
  const sums = type === 'dividend' ? DIVIDEND_SUMS : SALARY_SUMS;
  const other: TableColumn<ContractRecord> =
    side === 'paidOut'
      ? { id: 'agent', header: text('agent.contract.agent'), cell: ({ agent }) => agent.account }
      : {
          id: 'payer',
          header: text('agent.contract.payer'),
          cell: ({ payer }) => payer?.account ?? text('agent.contract.merchant'),
        };
  return [
    {
      id: 'time',
      header: text('agent.contract.period'),
      sortValue: ({ endsAt }) => endsAt,
      cell: (row) => (
        <OpenRow id={String(row.recordId)} label={periodText(intl, row)} address={address} />
      ),
    },
    other,
    ...sums.map((sum) => ({
      id: sum,
      header: text(SUM_NAMES[sum]),
      numeric: true,
      cell: (row: ContractRecord) => money(row[sum]),
      ...(totals && { total: money(totals[sum]) }),
    })),
    {
      id: 'active',
      header: text('agent.figure.active'),
      numeric: true,
      cell: (row) => intl.formatNumber(row.activeMembers),
    },
    {
      id: 'tier',
      header: text('agent.contract.tier'),
      cell: ({ tier, rate }) => tierText(intl, tier, rate),
    },
    {
      id: 'amount',
      header: text('line.amount'),
      numeric: true,
      sortValue: ({ amount }) => amount,
      cell: (row) => money(row.amount),
      ...(totals && { total: money(totals.amount) }),
    },
    {
      id: 'owed',
      header: text('agent.contract.owed'),
      numeric: true,
      cell: ({ state, amount, paid }) => (state === 'owed' ? money(amount - paid) : '–'),
      ...(totals && { total: money(totals.owed) }),
    },
    {
      id: 'state',
      header: text('agent.state'),
      cell: ({ state }) => (
        <Badge tone={STATE_TONES[state]} variant="soft">
          {text(`agent.contract.state.${state}`)}
        </Badge>
      ),
    },
  ];
}
