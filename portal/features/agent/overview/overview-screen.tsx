import { LINE_FIGURES, type LineFigure } from '@baize/gateway/contract';
import { Card } from '@baize/ui-kit/card';
import { Heading } from '@baize/ui-kit/heading';
import { Inline } from '@baize/ui-kit/inline';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { Stack } from '@baize/ui-kit/stack';
import { Stat, type StatChange } from '@baize/ui-kit/stat';
import { Text } from '@baize/ui-kit/text';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Loaded } from '../../../shared/api/loaded.ts';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import type { FrameLink } from '../../../shared/navigation/feature-components.ts';
import { useAgentFrame } from '../components/agent-frame.ts';
import { LineFailure } from '../components/line-failure.tsx';
import { FigureGrid } from '../components/pair-grid.tsx';
import { statChange } from '../lib/stat-change.ts';
import type { RecordAddress } from '../records/use-record-address.ts';
import type { TeamOverview } from './api.ts';
import { BranchTable } from './branch-table.tsx';
import { ProductTable } from './product-table.tsx';
import { TREND_VIEWS, TrendChart } from './trend-chart.tsx';

/** Figures of which a rise is good; of the others it is neither good nor bad. */
const WELCOME: ReadonlySet<LineFigure> = new Set(['deposits', 'bets', 'validBets']);
const PEOPLE = ['total', 'registrations', 'firstDeposits', 'active'] as const;

/** Reserves the space of a loading sparkline. */
const NO_TREND = [0, 0];

interface OverviewScreenProps {
  overview: Loaded<TeamOverview>;
  /** The range, and the figures of the chart. */
  address: RecordAddress;
  /** The data belong to another range, and are shown until the new ones arrive. */
  isPrevious: boolean;
  linkToBranch(account: string): FrameLink;
}

/**
 * A line's sums and members with their changes, its chart, its branches and its products (R11.01).
 */
export function OverviewScreen(props: OverviewScreenProps) {
  const { overview, address, isPrevious, linkToBranch } = props;
  const { range } = address;
  const intl = useIntl();
  const { data, error, retry } = overview;
  const { isPopup } = useAgentFrame();
  // A popup has a title of its own above the page's.
  const level = isPopup ? 4 : 2;
  const money = (amount: number) => formatMoney(intl, amount, data);
  const change = useChange(data);
  const isOneDay = range.from === range.until;
  if (!data && error) {
    return <LineFailure title="agent.overview.failed" error={error} onRetry={retry} />;
  }
  return (
    <Stack gap="lg" aria-busy={!data || isPrevious}>
      <Figures data={data} isPrevious={isPrevious} level={level} title="agent.overview.money">
        <Stat
          label={intl.formatMessage({ id: 'agent.figure.balance' })}
          value={data && money(data.balance.now)}
          change={change((each) => ({ ...each.balance, welcome: 'either' }))}
        />
        {LINE_FIGURES.map((figure) => (
          <Stat
            key={figure}
            label={intl.formatMessage({ id: `agent.figure.${figure}` })}
            value={data && money(data.figures[figure])}
            change={change(({ figures, previous }) => ({
              now: figures[figure],
              before: previous[figure],
              welcome: WELCOME.has(figure) ? 'more' : 'either',
            }))}
            {...(!isOneDay && { trend: data?.days.map((each) => each[figure]) ?? NO_TREND })}
          />
        ))}
      </Figures>
      <Figures data={data} isPrevious={isPrevious} level={level} title="agent.overview.people">
        {PEOPLE.map((figure) => (
          <Stat
            key={figure}
            label={intl.formatMessage({ id: `agent.figure.${figure}` })}
            value={data && intl.formatNumber(data.members[figure])}
            change={change(({ members, previousMembers }) => ({
              now: members[figure],
              before: previousMembers[figure],
              welcome: 'more',
            }))}
          />
        ))}
        <Stat
          label={intl.formatMessage({ id: 'agent.figure.online' })}
          value={data && intl.formatNumber(data.online)}
          hint={intl.formatMessage({ id: 'agent.figure.onlineHint' })}
        />
      </Figures>
      <Card asChild padding="lg" stale={isPrevious}>
        <section>
          <TrendChart
            days={data?.days}
            range={range}
            level={level}
            view={address.choice('view', TREND_VIEWS) ?? 'bets'}
            onView={(view) => address.onFilter({ view })}
            money={money}
          />
        </section>
      </Card>
      <BranchTable
        data={data}
        isPrevious={isPrevious}
        level={level}
        money={money}
        linkTo={linkToBranch}
      />
      <ProductTable data={data} isPrevious={isPrevious} level={level} money={money} />
    </Stack>
  );
}

/** A figure's change as text; a placeholder of the same size where there is none. */
function useChange(data: TeamOverview | undefined) {
  const intl = useIntl();
  return (read: (data: TeamOverview) => Parameters<typeof statChange>[1]): StatChange =>
    data
      ? statChange(intl, read(data))
      : { value: <Skeleton width="8ch" />, direction: 'none', tone: 'neutral' };
}

/** The days that changes are compared with. */
function ComparedWith({ data }: { data: TeamOverview | undefined }) {
  const intl = useIntl();
  if (!data) return <Skeleton width="16ch" />;
  const day = (text: string) =>
    intl.formatDate(`${text}T00:00:00Z`, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const { previousFrom, previousUntil } = data;
  return (
    <Text size="sm" muted>
      {intl.formatMessage(
        { id: previousFrom === previousUntil ? 'agent.compared.day' : 'agent.compared.range' },
        { from: day(previousFrom), until: day(previousUntil) },
      )}
    </Text>
  );
}

interface FiguresProps {
  data: TeamOverview | undefined;
  isPrevious: boolean;
  level: 2 | 4;
  title: MessageId;
  children: ReactNode;
}

function Figures({ data, isPrevious, level, title, children }: FiguresProps) {
  const intl = useIntl();
  return (
    <Card asChild padding="lg" stale={isPrevious}>
      <section>
        <Stack gap="lg">
          <Inline justify="between">
            <Heading level={level} size="md">
              {intl.formatMessage({ id: title })}
            </Heading>
            <ComparedWith data={data} />
          </Inline>
          <FigureGrid>{children}</FigureGrid>
        </Stack>
      </section>
    </Card>
  );
}
