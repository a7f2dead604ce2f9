import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../foundation/cx.ts';
import { Skeleton } from '../skeleton/index.ts';
import { SPARK, sparkPath } from './spark-line.ts';
import * as css from './stat.css.ts';

export interface StatChange {
  /** Formatted with its sign: `+12.5 %`. */
  value: ReactNode;
  direction: 'up' | 'down' | 'none';
  /** Whether the change is good: more deposits are, more withdrawals are not. */
  tone?: 'neutral' | 'success' | 'danger';
  /** The comparison: `than last week`. */
  description?: ReactNode;
}

export interface StatProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  label: ReactNode;
  /** Formatted; `undefined` while it is unknown. */
  value: ReactNode | undefined;
  change?: StatChange;
  /**
   * The previous values, oldest first, for a decorative sparkline; what matters belongs into
   * `change`.
   */
  trend?: readonly number[];
  /** An explanation of the figure. */
  hint?: ReactNode;
}

const ARROWS = { up: TrendingUp, down: TrendingDown, none: Minus };

/** A figure with its name, its change against the previous period, and a sparkline. */
export function Stat({ label, value, change, trend, hint, className, ...rest }: StatProps) {
  const path = trend && sparkPath(trend);
  const Arrow = change && ARROWS[change.direction];
  return (
    <div
      {...rest}
      className={cx(css.stat, className)}
      data-state={value === undefined ? 'loading' : 'ready'}
    >
      <span className={css.label}>{label}</span>
      <span className={css.value}>{value ?? <Skeleton width="8ch" />}</span>
      {change && Arrow && (
        <span className={css.foot}>
          <span className={css.change({ tone: change.tone ?? 'neutral' })}>
            <Arrow size={16} aria-hidden="true" />
            {change.value}
          </span>
          {change.description && <span className={css.description}>{change.description}</span>}
        </span>
      )}
      {hint && <span className={css.description}>{hint}</span>}
      {path && (
        <svg
          className={css.spark}
          viewBox={`0 0 ${SPARK.width} ${SPARK.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path
            d={path}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
    </div>
  );
}
