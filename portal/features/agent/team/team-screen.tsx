import {
  ACCOUNT_STATES,
  type AccountState,
  TEAM_LOGINS,
  type teamMembersList,
} from '@baize/gateway/contract';
import { Badge } from '@baize/ui-kit/badge';
import { DataTable, type TableColumn } from '@baize/ui-kit/data-table';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { Field } from '@baize/ui-kit/field';
import { Users } from '@baize/ui-kit/icon';
import { Inline } from '@baize/ui-kit/inline';
import { Stack } from '@baize/ui-kit/stack';
import { Text } from '@baize/ui-kit/text';
import { TextLink } from '@baize/ui-kit/text-link';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { CursorList } from '../../../shared/api/use-cursor-query.ts';
import { FilterSearch } from '../../../shared/filter-search.tsx';
import { merchantToday, merchantZone } from '../../../shared/merchant-day.ts';
import { dateAndTime } from '../../../shared/messages/date-and-time.ts';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import { formatRate } from '../../../shared/money/rate.ts';
import type { FrameLink } from '../../../shared/navigation/feature-components.ts';
import { DayInput } from '../../../shared/records/day-input.tsx';
import { FilterSelect, Filters } from '../components/filters.tsx';
import { LineCrumbs } from '../components/line-crumbs.tsx';
import { LineFailure } from '../components/line-failure.tsx';
import { MoreRows } from '../components/more-rows.tsx';
import { rowMenuColumn } from '../components/row-menu.tsx';
import type { TeamMember } from './api.ts';
import { RowActions, type TeamAction } from './row-actions.tsx';
import { type TeamFilters, writeSort } from './team-filters.ts';

/** The number of levels to choose from; deeper ones are found by search or by opening accounts. */
const LEVELS = 10;

const STATE_TONES = {
  new: 'brand',
  active: 'success',
  dormant: 'neutral',
} as const satisfies Record<AccountState, string>;

interface TeamScreenProps {
  team: Omit<CursorList<typeof teamMembersList>, 'rows'> & {
    readonly rows: readonly TeamMember[] | undefined;
  };
  filters: TeamFilters;
  onFilter(change: Readonly<Record<string, string>>): void;
  /** Undefined leads to the agent's own line. */
  linkToLine(account: string | undefined): FrameLink;
  linkToOverview(account: string): FrameLink;
  onAction(action: TeamAction, row: TeamMember): void;
  /** The download of all results. */
  file?: ReactNode;
}

/** An agent's line as a table: filters, navigation to lower levels, and actions (R11.03). */
export function TeamScreen(props: TeamScreenProps) {
  const { team, filters, onFilter, linkToLine } = props;
  const intl = useIntl();
  const text = (id: MessageId) => intl.formatMessage({ id });
  // In the merchant's time zone, like the days of the filters and the file.
  const timeZone = merchantZone();
  const time = (at: number | undefined) =>
    at === undefined ? text('agent.never') : dateAndTime(intl, at, timeZone);
  const head = (id: string, message: MessageId, numeric = false) => ({
    id,
    header: text(message),
    numeric,
  });
  const columns: TableColumn<TeamMember>[] = [
    {
      ...head('account', 'line.account'),
      sortValue: ({ account }) => account,
      cell: ({ account, nickname, direct, note }) => (
        <Stack gap="hair">
          {direct > 0 ? (
            <TextLink asChild>
              <Link {...linkToLine(account)}>{account}</Link>
            </TextLink>
          ) : (
            <span>{account}</span>
          )}
          <Text size="xs" muted asChild>
            <span>{nickname}</span>
          </Text>
          {note && (
            <Text size="xs" muted truncate title={note}>
              {note}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      ...head('kind', 'agent.kind'),
      cell: ({ isAgent }) => (
        <Badge tone={isAgent ? 'brand' : 'neutral'}>
          {text(isAgent ? 'agent.kind.agent' : 'agent.kind.member')}
        </Badge>
      ),
    },
    { ...head('level', 'agent.level', true), cell: ({ level }) => intl.formatNumber(level) },
    { ...head('direct', 'agent.direct', true), cell: ({ direct }) => intl.formatNumber(direct) },
    { ...head('team', 'agent.team', true), cell: (row) => intl.formatNumber(row.team) },
    {
      ...head('balance', 'agent.figure.balance', true),
      sortValue: ({ balance }) => balance,
      cell: (row) => formatMoney(intl, row.balance, row),
    },
    { ...head('rate', 'agent.rate', true), cell: ({ rate }) => formatRate(intl, rate) },
    {
      ...head('state', 'agent.state'),
      cell: ({ state }) => (
        <Badge tone={STATE_TONES[state]} variant="soft">
          {text(`agent.state.${state}`)}
        </Badge>
      ),
    },
    {
      ...head('registered', 'agent.registered'),
      sortValue: ({ registeredAt }) => registeredAt,
      cell: ({ registeredAt }) => intl.formatDate(registeredAt, { dateStyle: 'medium', timeZone }),
    },
    {
      ...head('lastLogin', 'agent.lastLogin'),
      sortValue: ({ lastLoginAt }) => lastLoginAt,
      cell: ({ lastLoginAt }) => time(lastLoginAt),
    },
    rowMenuColumn(intl, (row) => <RowActions row={row} {...props} />),
  ];
  return (
    <Stack gap="lg">
      <Inline justify="between">
        <LineCrumbs path={team.first?.path ?? []} linkTo={linkToLine} />
        {props.file}
      </Inline>
      <TeamFilterBar filters={filters} onFilter={onFilter} />
      <DataTable
        label={text('agent.page.team')}
        density="compact"
        stickyColumn
        columns={columns}
        rows={team.rows}
        rowId={({ account }) => account}
        stale={team.isPrevious}
        sort={{
          column: filters.sort ?? 'account',
          direction: filters.descending === 'true' ? 'descending' : 'ascending',
        }}
        onSortChange={(sort) => onFilter({ sort: writeSort(sort) })}
        {...(team.error &&
          !team.rows && {
            error: (
              <LineFailure title="agent.team.failed" error={team.error} onRetry={team.retry} />
            ),
          })}
        empty={
          <EmptyState
            icon={<Users aria-hidden="true" />}
            title={text('agent.team.none')}
            description={text('agent.team.noneReason')}
          />
        }
      />
      {team.error && team.rows && (
        <LineFailure title="agent.team.failed" error={team.error} onRetry={team.retry} />
      )}
      <MoreRows
        shown={team.rows?.length}
        total={team.first?.total}
        hasMore={team.hasMore}
        isLoading={team.isLoadingMore}
        onMore={team.loadMore}
      />
    </Stack>
  );
}

function TeamFilterBar({ filters, onFilter }: Pick<TeamScreenProps, 'filters' | 'onFilter'>) {
  const intl = useIntl();
  const { kind = '', level, lastLogin = '', balance = '' } = filters;
  return (
    <Filters>
      <FilterSearch
        label="line.account"
        value={filters.search ?? ''}
        onChange={(search) => onFilter({ search })}
      />
      <FilterSelect
        label="agent.kind"
        value={kind}
        onChange={(next) => onFilter({ kind: next })}
        options={(['agent', 'member'] as const).map((value) => ({
          value,
          label: intl.formatMessage({ id: `agent.kind.${value}` }),
        }))}
      />
      <FilterSelect
        label="agent.level"
        value={level === undefined ? '' : String(level)}
        onChange={(next) => onFilter({ level: next })}
        options={Array.from({ length: LEVELS }, (_, index) => ({
          value: String(index + 1),
          label: intl.formatMessage({ id: 'agent.levelOf' }, { level: index + 1 }),
        }))}
      />
      <Field label={intl.formatMessage({ id: 'agent.registeredSince' })}>
        <DayInput
          size="sm"
          max={merchantToday()}
          value={filters.registeredFrom ?? ''}
          onCommit={(registered) => onFilter({ registered })}
          onClear={() => onFilter({ registered: '' })}
        />
      </Field>
      <FilterSelect
        label="agent.lastLogin"
        value={lastLogin}
        onChange={(next) => onFilter({ login: next })}
        options={TEAM_LOGINS.map((value) => ({
          value,
          label: intl.formatMessage({ id: `agent.login.${value}` }),
        }))}
      />
      <FilterSelect
        label="agent.state"
        value={filters.state ?? ''}
        onChange={(next) => onFilter({ state: next })}
        options={ACCOUNT_STATES.map((value) => ({
          value,
          label: intl.formatMessage({ id: `agent.state.${value}` }),
        }))}
      />
      <FilterSelect
        label="agent.figure.balance"
        value={balance}
        onChange={(next) => onFilter({ balance: next })}
        options={(['some', 'none'] as const).map((value) => ({
          value,
          label: intl.formatMessage({ id: `agent.balance.${value}` }),
        }))}
      />
    </Filters>
  );
}
