import type {
  ContractForecast,
  ContractRecord,
  ContractSide,
  ContractType,
  contractRecords,
} from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { Badge } from '@baize/ui-kit/badge';
import { DataTable, type TableColumn } from '@baize/ui-kit/data-table';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { ScrollText } from '@baize/ui-kit/icon';
import { Stack } from '@baize/ui-kit/stack';
import { TextLink } from '@baize/ui-kit/text-link';
import { useIntl } from 'react-intl';
import type { Loaded } from '../../../shared/api/loaded.ts';
import type { CursorList } from '../../../shared/api/use-cursor-query.ts';
import { FailedPart } from '../../../shared/errors/failed-part.tsx';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import { useAgentPlace } from '../components/agent-place.ts';
import { MoreRows } from '../components/more-rows.tsx';
import { ForecastCard } from './forecast-card.tsx';
import { RecordDrawer } from './record-drawer.tsx';
import { periodText, STATE_TONES, tierText } from './record-words.ts';

interface ContractRecordsScreenProps {
  type: ContractType;
  side: ContractSide;
  forecast: Loaded<ContractForecast>;
  records: Omit<CursorList<typeof contractRecords>, 'rows'> & {
    readonly rows: readonly ContractRecord[] | undefined;
  };
  /** The record whose detail is open; NaN or 0 for none. */
  opened: number;
  onOpen(recordId: number | undefined): void;
}

const PAGE_TITLES = {
  dividend: 'agent.page.dividend',
  dailySalary: 'agent.page.dailySalary',
  hourSalary: 'agent.page.hourSalary',
  realtimeSalary: 'agent.page.realtimeSalary',
} as const satisfies Record<ContractType, MessageId>;
/** Of dividends, what the result is made of; of salaries, the bets that are paid for. */
const DIVIDEND_SUMS = ['bets', 'wins', 'bonuses', 'houseWin'] as const;
const SALARY_SUMS = ['validBets'] as const;
const SUM_NAMES = {
  bets: 'agent.figure.bets',
  wins: 'agent.figure.wins',
  bonuses: 'agent.figure.bonuses',
  houseWin: 'agent.contract.houseWin',
  validBets: 'agent.figure.validBets',
} as const satisfies Record<string, MessageId>;

/** The running period, what is owed, and every period before with its figures (R11.11). */
export function ContractRecordsScreen(props: ContractRecordsScreenProps) {
  const { type, side, forecast, records, opened, onOpen } = props;
  const intl = useIntl();
  const { isPopup } = useAgentPlace();
  const text = (id: MessageId) => intl.formatMessage({ id });
  const money = (amount: number) => formatMoney(intl, amount, records.first);
  const record = records.rows?.find(({ recordId }) => recordId === opened);
  const failed = records.error && (
    <FailedPart title="agent.contract.failed" error={records.error} onRetry={records.retry} />
  );
  return (
    <Stack gap="lg">
      {forecast.error && !forecast.data ? (
        <FailedPart
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
      <DataTable
        label={text(PAGE_TITLES[type])}
        density="compact"
        stickyColumn
        columns={columnsOf(props, { intl, money })}
        rows={records.rows}
        rowId={({ recordId }) => String(recordId)}
        rowLabel={(row) => periodText(intl, row)}
        stale={records.isPrevious}
        {...(failed && !records.rows && { error: failed })}
        empty={
          <EmptyState
            icon={<ScrollText aria-hidden="true" />}
            title={text('agent.contract.none')}
            description={text(`agent.contract.noneReason.${side}`)}
          />
        }
      />
      {records.rows && failed}
      <MoreRows
        shown={records.rows?.length}
        total={records.first?.totals.count}
        hasMore={records.hasMore}
        isLoading={records.isLoadingMore}
        onMore={records.loadMore}
      />
      {record && <RecordDrawer record={record} money={money} onClose={() => onOpen(undefined)} />}
    </Stack>
  );
}

function columnsOf(
  { type, side, records, onOpen }: ContractRecordsScreenProps,
  { intl, money }: { intl: ReturnType<typeof useIntl>; money(amount: number): string },
): TableColumn<ContractRecord>[] {
  const text = (id: MessageId) => intl.formatMessage({ id });
  const { totals } = records.first ?? {};
  const sums = type === 'dividend' ? DIVIDEND_SUMS : SALARY_SUMS;
  const other: TableColumn<ContractRecord> =
    side === 'received'
      ? {
          id: 'payer',
          header: text('agent.contract.payer'),
          cell: ({ payer }) => payer?.account ?? text('agent.contract.merchant'),
        }
      : { id: 'agent', header: text('agent.contract.agent'), cell: ({ agent }) => agent.account };
  return [
    {
      id: 'period',
      header: text('agent.contract.period'),
      cell: (row) => (
        <TextLink asChild>
          <button type="button" onClick={() => onOpen(row.recordId)}>
            {periodText(intl, row)}
          </button>
        </TextLink>
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
      header: text('agent.contract.amount'),
      numeric: true,
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
      header: text('agent.contract.state'),
      cell: ({ state }) => (
        <Badge tone={STATE_TONES[state]}>{text(`agent.contract.state.${state}`)}</Badge>
      ),
    },
  ];
}

/** What the agent owes, and is owed, by contracts of this kind (R11.10). */
function OwedAlerts({ data }: { data: ContractForecast | undefined }) {
  const intl = useIntl();
  if (!data) return null;
  const { owed } = data;
  return (
    <>
      {owed.byMe > 0 && (
        <Alert
          tone="warning"
          title={intl.formatMessage(
            { id: 'agent.contract.owedByMe' },
            { amount: formatMoney(intl, owed.byMe, data) },
          )}
        >
          {intl.formatMessage({ id: 'agent.contract.owedByMeReason' })}
        </Alert>
      )}
      {owed.toMe > 0 && (
        <Alert
          title={intl.formatMessage(
            { id: 'agent.contract.owedToMe' },
            { amount: formatMoney(intl, owed.toMe, data) },
          )}
        >
          {intl.formatMessage({ id: 'agent.contract.owedToMeReason' })}
        </Alert>
      )}
    </>
  );
}
