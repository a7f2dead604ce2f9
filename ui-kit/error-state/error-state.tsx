import { CircleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { cx } from '../foundation/cx.ts';
import * as css from './error-state.css.ts';

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  title: ReactNode;
  detail?: ReactNode;
  /** A line that customer service can look up: `Request 3f2a…`. */
  requestText?: ReactNode;
  /** The button that tries again; needs `onRetry`. */
  retryLabel?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
}

/** A part that could not load, told in its own place: what, why, and a way to try again. */
export function ErrorState({
  title,
  detail,
  requestText,
  retryLabel,
  onRetry,
  retrying = false,
  className,
  ...rest
}: ErrorStateProps) {
  return (
    <div role="alert" {...rest} className={cx(css.error, className)} data-state="error">
      <span className={css.mark} aria-hidden="true">
        <CircleAlert size={24} />
      </span>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        {detail && <p className={css.detail}>{detail}</p>}
        {requestText && <p className={css.request}>{requestText}</p>}
      </div>
      {onRetry && retryLabel && (
        <Button tone="soft" size="sm" busy={retrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
