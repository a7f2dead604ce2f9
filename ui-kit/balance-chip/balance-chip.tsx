import { Eye, EyeOff, RefreshCw, TriangleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { cx } from '../foundation/cx.ts';
import { visuallyHidden } from '../foundation/visually-hidden.css.ts';
import { Skeleton } from '../skeleton/index.ts';
import * as css from './balance-chip.css.ts';
import { formatMoney, MASK } from './money.ts';
import { useSettled } from './use-settled.ts';

export interface BalanceChipLabels {
  /** `Balance`; read before the amount. */
  balance: string;
  /** Read instead of a hidden amount: `hidden`. */
  hidden: string;
  hide: string;
  show: string;
  refresh: string;
  /** Why the amount may be old: `Not up to date`. */
  stale: string;
}

export interface BalanceChipProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In major units; undefined until it is known. */
  amount: number | undefined;
  /** The platform's own, `$` by default (R3.03). */
  currencySymbol?: string;
  /** BCP 47. */
  locale: string;
  labels: BalanceChipLabels;
  /** Asterisks instead of the amount; kept by whoever shows the chip, to outlive a reload. */
  masked?: boolean;
  onMaskedChange?: (masked: boolean) => void;
  onRefresh?: () => void;
  refreshing?: boolean;
  /** The amount is old: the last answer failed or the line is down. */
  stale?: boolean;
}

interface Seen {
  amount: number | undefined;
  change?: 'up' | 'down';
  /** Restarts the tint when one change follows another. */
  turn: number;
}

/**
 * The member's balance (R2.31, R9.12). A change tints it for a moment, and a screen reader hears
 * `Balance $1,234.50` once it has stood still. A hidden amount is nowhere in the document.
 */
export function BalanceChip({
  amount,
  currencySymbol = '$',
  locale,
  labels,
  masked = false,
  onMaskedChange,
  onRefresh,
  refreshing = false,
  stale = false,
  className,
  ...rest
}: BalanceChipProps) {
  const [seen, setSeen] = useState<Seen>({ amount, turn: 0 });
  if (!Object.is(seen.amount, amount)) {
    const known = seen.amount !== undefined && amount !== undefined && !masked;
    const change = known ? ((amount ?? 0) > (seen.amount ?? 0) ? 'up' : 'down') : undefined;
    setSeen({ amount, change, turn: seen.turn + 1 });
  }
  const text = amount === undefined ? undefined : formatMoney(amount, currencySymbol, locale);
  const spoken = text === undefined || masked ? undefined : `${labels.balance} ${text}`;
  const news = useSettled(spoken);
  return (
    <div
      {...rest}
      className={cx(css.chip, className)}
      data-state={text === undefined ? 'loading' : stale ? 'stale' : 'ready'}
    >
      <span className={visuallyHidden}>
        {spoken ?? (masked ? `${labels.balance} ${labels.hidden}` : labels.balance)}
      </span>
      <span
        key={seen.turn}
        className={css.amount}
        aria-hidden="true"
        data-change={masked ? undefined : seen.change}
      >
        {masked ? MASK : (text ?? <Skeleton width="8ch" />)}
      </span>
      <span className={visuallyHidden} role="status">
        {news}
      </span>
      {stale && (
        <span className={css.stale} role="img" aria-label={labels.stale} title={labels.stale}>
          <TriangleAlert size={16} aria-hidden="true" />
        </span>
      )}
      {onMaskedChange && (
        <button
          type="button"
          className={css.tool}
          aria-label={masked ? labels.show : labels.hide}
          onClick={() => onMaskedChange(!masked)}
        >
          {masked ? <EyeOff size={18} /> : <Eye size={18} />}
        </button>
      )}
      {onRefresh && (
        <button
          type="button"
          className={cx(css.tool, css.refreshTool)}
          aria-label={labels.refresh}
          aria-busy={refreshing}
          aria-disabled={refreshing || undefined}
          onClick={refreshing ? undefined : onRefresh}
        >
          <RefreshCw size={16} className={css.turning} />
        </button>
      )}
    </div>
  );
}
