import { Chart } from '@baize/ui-kit/chart';
import { Heading } from '@baize/ui-kit/heading';
import { Inline } from '@baize/ui-kit/inline';
import { SegmentedControl } from '@baize/ui-kit/segmented-control';
import { Stack } from '@baize/ui-kit/stack';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type DayRange, daysOf } from '../../../shared/records/day-range.ts';
import type { TeamOverview } from './api.ts';

const VIEWS = {
  bets: ['bets', 'validBets', 'wins'],
  money: ['deposits', 'withdrawals'],
  net: ['net'],
  costs: ['bonuses', 'rebates', 'salaries'],
} as const satisfies Record<string, readonly (keyof TeamOverview['figures'])[]>;
type View = keyof typeof VIEWS;
const isView = (text: string): text is View => text in VIEWS;
/** Up to so many days stand as bars: a line needs a course. */
const BAR_DAYS = 7;

interface TrendChartProps {
  days: TeamOverview['days'] | undefined;
  /** What the days are of, while they are on their way. */
  range: DayRange;
  level: 2 | 4;
  money(amount: number): string;
}

/** The course of the figures by day, with their table (R11.01). */
export function TrendChart({ days, range, level, money }: TrendChartProps) {
  const intl = useIntl();
  const [view, setView] = useState<View>('bets');
  const name = (id: View) => intl.formatMessage({ id: `agent.trend.${id}` });
  const shown = days?.map(({ day }) => day) ?? daysOf(range);
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
          onValueChange={(next) => isView(next) && setView(next)}
          items={Object.keys(VIEWS)
            .filter(isView)
            .map((value) => ({ value, label: name(value) }))}
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
