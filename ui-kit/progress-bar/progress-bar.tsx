import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useId } from 'react';
import { cx } from '../foundation/cx.ts';
import { visuallyHidden } from '../foundation/visually-hidden.css.ts';
import * as css from './progress-bar.css.ts';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the bar, shown above it. */
  label: ReactNode;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean;
  /** The progress from 0 to `max`; `null` while it is unknown. */
  value: number | null;
  max?: number;
  /**
   * The progress in words, at the end of the label and for screen readers: `350.00 of 1,000.00`.
   */
  valueText?: string;
  tone?: 'brand' | 'success' | 'warning' | 'danger';
}

/** The progress from 0 to 1; 0 for values that are not finite and for an empty range. */
export function shareOf(value: number, max: number): number {
  const share = max > 0 ? value / max : 0;
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0;
}

/**
 * A progress bar (`role="progressbar"`): a turnover requirement, an upload, the progress to the
 * next rank.
 */
export function ProgressBar({
  label,
  labelHidden = false,
  value,
  max = 1,
  valueText,
  tone = 'brand',
  className,
  ...rest
}: ProgressBarProps) {
  const labelId = useId();
  const share = value === null ? 0 : shareOf(value, max);
  const style: CSSProperties & Record<`--${string}`, number> = { [css.SHARE]: share };
  return (
    <div {...rest} className={cx(css.root, className)}>
      <div className={labelHidden ? visuallyHidden : css.head}>
        <span id={labelId}>{label}</span>
        {valueText && <span className={css.value}>{valueText}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value === null ? undefined : Math.round(share * 100)}
        aria-valuetext={valueText}
        className={css.track}
        data-state={value === null ? 'indeterminate' : share === 1 ? 'complete' : 'loading'}
      >
        <div className={css.fill({ tone })} style={style} />
      </div>
    </div>
  );
}
