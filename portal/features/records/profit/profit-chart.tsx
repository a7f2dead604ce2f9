import type { PersonalProfit } from '@baize/gateway/contract';
import { cx, staleContent } from '@baize/ui-kit/foundation';
import { useIntl } from 'react-intl';
import { useMoney } from '../../../shared/money/money.ts';
import { daysBetween } from '../../../shared/records/days.ts';
import * as css from './profit-chart.css.ts';

const HEIGHT = 160;
const MIDDLE = HEIGHT / 2;
/** The width of a day in units of the drawing, and the gap between bars. */
const STEP = 20;
const GAP = 0.3;
/** Above this number of days only every fifth one is labelled. */
const NAMED_DAYS = 10;

interface ProfitChartProps {
  /** The days with bets, in ascending order. */
  days: PersonalProfit['days'];
  /** Local dates, both included. */
  from: string;
  to: string;
  /** The days of another range are loading. */
  stale: boolean;
}

/**
 * Profits upwards and losses downwards, one bar per day. Decorative: the table below has the same
 * numbers.
 */
export function ProfitChart({ days, from, to, stale }: ProfitChartProps) {
  const intl = useIntl();
  const money = useMoney();
  const profits = new Map(days.map(({ day, profitAndLoss }) => [day, profitAndLoss]));
  const peak = Math.max(...days.map(({ profitAndLoss }) => Math.abs(profitAndLoss)), 0.01);
  const all = daysBetween(from, to);
  const isNamed = (index: number) => all.length <= NAMED_DAYS || index % 5 === 0;
  return (
    <div className={cx(css.chart, stale && staleContent)} aria-hidden="true">
      <div className={css.scale}>
        <span>+{money(peak)}</span>
        <span>{money(0)}</span>
        <span>−{money(peak)}</span>
      </div>
      <svg
        className={css.bars}
        viewBox={`0 0 ${all.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {all.map((day, index) => {
          const profit = profits.get(day) ?? 0;
          const length = (Math.abs(profit) / peak) * MIDDLE;
          return (
            <rect
              key={day}
              className={profit < 0 ? css.loss : css.gain}
              x={index * STEP + (STEP * GAP) / 2}
              y={profit < 0 ? MIDDLE : MIDDLE - length}
              width={STEP * (1 - GAP)}
              height={length}
            />
          );
        })}
        <line className={css.axis} x1="0" x2={all.length * STEP} y1={MIDDLE} y2={MIDDLE} />
      </svg>
      <div className={css.days}>
        {all.map((day, index) => (
          <span key={day} className={css.day}>
            {isNamed(index) &&
              intl.formatDate(`${day}T12:00:00`, {
                day: 'numeric',
                month: index === 0 || day.endsWith('-01') ? 'short' : undefined,
              })}
          </span>
        ))}
      </div>
    </div>
  );
}
