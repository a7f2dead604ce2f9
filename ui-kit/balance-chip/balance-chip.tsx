import { Eye, EyeOff, RefreshCw, TriangleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { useControlled } from '../foundation/use-controlled.ts';
import { visuallyHidden } from '../foundation/visually-hidden.css.ts';
import { Skeleton } from '../skeleton/index.ts';
import * as css from './balance-chip.css.ts';
import { formatMoney, MASK } from './money.ts';
import { useSettled } from './use-settled.ts';

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
  balance: 'Balance',
  balanceHidden: 'hidden',
  showBalance: 'Show balance',
  hideBalance: 'Hide balance',
  refreshBalance: 'Refresh balance',
  balanceStale: 'Not up to date',
} satisfies Partial<KitLabels>;

export interface BalanceChipLabels {
  /** Read by screen readers instead of a hidden amount: `hidden`. */
  hidden: string;
  hide: string;
  show: string;
  refresh: string;
  /** Says that the amount may be outdated: `Not up to date`. */
  stale: string;
}

export interface BalanceChipProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In major units; undefined until it is known. */
  amount: number | undefined;
  /** The platform's currency symbol, `$` by default (R3.03). */
  currencySymbol?: string;
  /** The decimals of the currency, 2 by default (R9.12). */
  decimals?: number;
  /** The locale (BCP 47) in which the amount is formatted. */
  locale: string;
  /** The name of the amount, read before it. `Balance` by default. */
  label?: string;
  labels?: Partial<BalanceChipLabels>;
  /** Shows asterisks instead of the amount. The caller stores it, so that it survives a reload. */
  masked?: boolean;
  defaultMasked?: boolean;
  /** This, or `defaultMasked`, adds a button that hides and shows the amount. */
  onMaskedChange?: (masked: boolean) => void;
  onRefresh?: () => void;
  refreshing?: boolean;
  /** Marks the amount as outdated: the last request failed or the connection is lost. */
  stale?: boolean;
}

interface Seen {
  amount: number | undefined;
  change?: 'up' | 'down';
  /** Restarts the tint when one change follows another. */
  turn: number;
}

/**
 * The member's balance (R2.31, R9.12). A change tints it for a moment, and is announced as `Balance
 * $1,234.50` once the amount has stopped changing. A hidden amount is not in the document at all.
 */
export function BalanceChip({
  amount,
  currencySymbol = '$',
  decimals = 2,
  locale,
  label,
  labels,
  masked: maskedProp,
  defaultMasked,
  onMaskedChange,
  onRefresh,
  refreshing = false,
  stale = false,
  className,
  ...rest
}: BalanceChipProps) {
  const kit = useKitLabels(DEFAULT_LABELS, 'BalanceChip');
  const balance = label ?? kit.balance;
  const [masked, setMasked] = useControlled(
    maskedProp,
    defaultMasked ?? false,
    onMaskedChange,
    'BalanceChip',
  );
  const [seen, setSeen] = useState<Seen>({ amount, turn: 0 });
  if (!Object.is(seen.amount, amount)) {
    const known = seen.amount !== undefined && amount !== undefined && !masked;
    const change = known ? ((amount ?? 0) > (seen.amount ?? 0) ? 'up' : 'down') : undefined;
    setSeen({ amount, change, turn: seen.turn + 1 });
  }
  const text =
    amount === undefined ? undefined : formatMoney(amount, currencySymbol, locale, decimals);
  const spoken = text === undefined || masked ? undefined : `${balance} ${text}`;
  const news = useSettled(spoken);
  return (
    <div
      {...rest}
      className={cx(css.chip, className)}
      data-state={text === undefined ? 'loading' : stale ? 'stale' : 'ready'}
    >
      <span className={visuallyHidden}>
        {spoken ?? (masked ? `${balance} ${labels?.hidden ?? kit.balanceHidden}` : balance)}
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
        <span
          className={css.stale}
          role="img"
          aria-label={labels?.stale ?? kit.balanceStale}
          title={labels?.stale ?? kit.balanceStale}
        >
          <TriangleAlert size={16} aria-hidden="true" />
        </span>
      )}
      {(onMaskedChange || defaultMasked !== undefined) && (
        <button
          type="button"
          className={css.tool}
          aria-label={
            masked ? (labels?.show ?? kit.showBalance) : (labels?.hide ?? kit.hideBalance)
          }
          onClick={() => setMasked(!masked)}
        >
          {masked ? <EyeOff size={18} /> : <Eye size={18} />}
        </button>
      )}
      {onRefresh && (
        <button
          type="button"
          className={cx(css.tool, css.refreshTool)}
          aria-label={labels?.refresh ?? kit.refreshBalance}
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
