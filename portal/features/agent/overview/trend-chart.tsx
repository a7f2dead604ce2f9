import { Heading } from '@baize/ui-kit/heading';
import { Inline } from '@baize/ui-kit/inline';
import { SegmentedControl } from '@baize/ui-kit/segmented-control';
import { Stack } from '@baize/ui-kit/stack';
import { useIntl } from 'react-intl';
import { DayChart } from '../components/day-chart.tsx';
import type { DayRange } from '../records/day-range.ts';
import type { TeamOverview } from './api.ts';

const VIEWS = {
  bets: ['bets', 'validBets', 'wins'],
  money: ['deposits', 'withdrawals'],
  net: ['net'],
  costs: ['bonuses', 'rebates', 'salaries'],
} as const satisfies Record<string, readonly (keyof TeamOverview['figures'])[]>;
type TrendView = keyof typeof VIEWS;
const isView = (text: string): text is TrendView => text in VIEWS;
export const TREND_VIEWS: readonly TrendView[] = Object.keys(VIEWS).filter(isView);

interface TrendChartProps {
  days: TeamOverview['days'] | undefined;
  /** The range of the days, while they load. */
  range: DayRange;
  level: 2 | 4;
  view: TrendView;
  onView(view: TrendView): void;
  money(amount: number): string;
}

/** The figures by day as a chart with a table (R11.01). */
export function TrendChart({ days, range, level, view, onView, money }: TrendChartProps) {
  const intl = useIntl();
  const name = (id: TrendView) => intl.formatMessage({ id: `agent.trend.${id}` });
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
      <DayChart
        title={name(view)}
        days={days}
        range={range}
        figures={VIEWS[view].map((id) => ({ id, label: `agent.figure.${id}` as const }))}
        kind={view === 'costs' ? 'stacked' : undefined}
        money={money}
      />
    </Stack>
  );
}
