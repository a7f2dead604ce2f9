import type { PersonalProfit } from '@baize/gateway/contract';
import * as css from '../parts/records.css.ts';

const WIDTH = 600;
const HEIGHT = 160;
const GAP = 0.3;

/** Profit up, loss down, a bar a day. A picture only: the table below says the same in numbers. */
export function ProfitChart({ days }: { days: PersonalProfit['days'] }) {
  const peak = Math.max(...days.map(({ profitAndLoss }) => Math.abs(profitAndLoss)), 0.01);
  const step = WIDTH / Math.max(days.length, 7);
  const middle = HEIGHT / 2;
  return (
    <div className={css.chartBox}>
      <svg
        className={css.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ day, profitAndLoss }, index) => {
          const length = (Math.abs(profitAndLoss) / peak) * (middle - 4);
          return (
            <rect
              key={day}
              className={profitAndLoss < 0 ? css.barLoss : css.barGain}
              x={index * step + (step * GAP) / 2}
              y={profitAndLoss < 0 ? middle : middle - length}
              width={step * (1 - GAP)}
              height={length}
              rx="2"
            />
          );
        })}
        <line className={css.axis} x1="0" x2={WIDTH} y1={middle} y2={middle} />
      </svg>
    </div>
  );
}
