import { Chart, type ChartProps } from '@baize/ui-kit/chart';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { daysBetween } from '../../../shared/records/days.ts';
import type { DayRange } from '../records/day-range.ts';

/** Up to this many days are drawn as bars: a line needs a course. */
const BAR_DAYS = 7;

interface DayChartProps<Day> {
  title: string;
  /** The figures of each day; undefined while they load. */
  days: readonly Day[] | undefined;
  /** The days that are drawn while their figures load. */
  range: DayRange;
  figures: readonly { readonly id: keyof Day & string; readonly label: MessageId }[];
  kind?: ChartProps['kind'];
  money(amount: number): string;
}

/** Amounts by day as bars or lines, with their table. */
export function DayChart<Day extends { readonly day: string }>({
  title,
  days,
  range,
  figures,
  kind,
  money,
}: DayChartProps<Day>) {
  const intl = useIntl();
  const dates = days?.map(({ day }) => day) ?? daysBetween(range.from, range.until);
  const series = figures.map(({ id, label }) => ({
    id,
    label: intl.formatMessage({ id: label }),
    values: days?.map((day) => Number(day[id])) ?? [],
  }));
  return (
    <Chart
      title={title}
      kind={kind ?? (dates.length <= BAR_DAYS ? 'bar' : 'line')}
      ratio={4}
      {...(days && { empty: intl.formatMessage({ id: 'agent.chart.none' }) })}
      categoryHeader={intl.formatMessage({ id: 'agent.day' })}
      categories={dates.map((day) =>
        intl.formatDate(`${day}T00:00:00Z`, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
      )}
      series={series}
      format={money}
      formatTick={(value) => intl.formatNumber(value, { notation: 'compact' })}
    />
  );
}
