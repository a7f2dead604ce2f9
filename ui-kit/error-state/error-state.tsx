import { CircleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import * as css from './error-state.css.ts';

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
  retry: 'Try again',
} satisfies Partial<KitLabels>;

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  title: ReactNode;
  description?: ReactNode;
  /** A reference for customer service: `Request 3f2a…`. */
  requestText?: ReactNode;
  /** Shows a retry button, which calls this. */
  onRetry?: () => void;
  retrying?: boolean;
  labels?: { retry?: string };
}

/** Shown in place of a part that failed to load: what failed, why, and a way to retry. */
export function ErrorState({
  title,
  description,
  requestText,
  onRetry,
  retrying = false,
  labels,
  className,
  ...rest
}: ErrorStateProps) {
  const kit = useKitLabels(DEFAULT_LABELS, 'ErrorState');
  return (
    <div role="alert" {...rest} className={cx(css.error, className)} data-state="error">
      <span className={css.mark} aria-hidden="true">
        <CircleAlert size={24} />
      </span>
      <div className={css.content}>
        <p className={css.title}>{title}</p>
        {description && <p className={css.description}>{description}</p>}
        {requestText && <p className={css.request}>{requestText}</p>}
      </div>
      {onRetry && (
        <Button variant="soft" size="sm" busy={retrying} onClick={onRetry}>
          {labels?.retry ?? kit.retry}
        </Button>
      )}
    </div>
  );
}
