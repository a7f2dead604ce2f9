import { Chart } from '@baize/ui-kit/chart';
import { Heading } from '@baize/ui-kit/heading';
import { Inline } from '@baize/ui-kit/inline';
import { SegmentedControl } from '@baize/ui-kit/segmented-control';
import { Stack } from '@baize/ui-kit/stack';
import { useIntl } from 'react-intl';
import { daysBetween } from '../../../shared/records/days.ts';
import type { DayRange } from '../records/day-range.ts';
import type { TeamOverview } from './api.ts';

const VIEWS = {
  bets: ['bets', 'validBets', 'wins'],
  money: ['deposits', 'withdrawals'],
  net: ['net'],
  costs: ['bonuses', 'rebates', 'salaries'],
} as const satisfies Record<string, readonly (keyof TeamOverview['figures'])[]>;
export type TrendView = keyof typeof VIEWS;
const isView = (text: string): text is TrendView => text in VIEWS;
export const TREND_VIEWS: readonly TrendView[] = Object.keys(VIEWS).filter(isView);
/** Up to so many days stand as bars: a line needs a course. */
const BAR_DAYS = 7;

interface TrendChartProps {
  days: TeamOverview['days'] | undefined;
  /** What the days are of, while they are on their way. */
  range: DayRange;
  level: 2 | 4;
  view: TrendView;
  onView(view: TrendView): void;
  money(amount: number): string;
}

/** The course of the figures by day, with their table (R11.01). */
export function TrendChart({ days, range, level, view, onView, money }: TrendChartProps) {
  const intl = useIntl();
  const name = (id: TrendView) => intl.formatMessage({ id: `agent.trend.${id}` });
  const shown = days?.map(({ day }) => day) ?? daysBetween(range.from, range.until);
  const bars = shown.length <= BAR_DAYS;
  return (
    <Stack gap="md">
      <Inline justify="between">
        <Heading level={level} size="md">
          {intl.formatMessage({ id: 'agent.overview.trend' })}
        </Heading>
        <SegmentedControl
          size="sm"
          label={intl.formatMessage({ id: 'agent.trend.which' })}
          value={view}
          onValueChange={(next) => isView(next) && onView(next)}
          items={TREND_VIEWS.map((value) => ({ value, label: name(value) }))}
        />
      </Inline>
      <Chart
        title={name(view)}
        kind={view === 'costs' ? 'stacked' : bars ? 'bar' : 'line'}
        ratio={4}
        categoryHeader={intl.formatMessage({ id: 'agent.day' })}
        categories={shown.map((day) =>
          intl.formatDate(`${day}T00:00:00Z`, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
        )}
        series={VIEWS[view].map((figure) => ({
          id: figure,
          label: intl.formatMessage({ id: `agent.figure.${figure}` }),
          values: days?.map((day) => day[figure]) ?? [],
        }))}
        format={money}
        formatTick={(value) => intl.formatNumber(value, { notation: 'compact' })}
      />
    </Stack>
  );
}
