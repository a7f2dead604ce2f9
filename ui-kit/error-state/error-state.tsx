import { CircleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import * as css from './error-state.css.ts';

/** What it says where no `KitProvider` says otherwise. */
const ENGLISH = {
  retry: 'Try again',
} satisfies Partial<KitLabels>;

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  title: ReactNode;
  description?: ReactNode;
  /** A line that customer service can look up: `Request 3f2a…`. */
  requestText?: ReactNode;
  /** With it there is a button that tries again. */
  onRetry?: () => void;
  retrying?: boolean;
  labels?: { retry?: string };
}

/** A part that could not load, told in its own place: what, why, and a way to try again. */
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
  const kit = useKitLabels(ENGLISH, 'ErrorState');
  return (
    <div role="alert" {...rest} className={cx(css.error, className)} data-state="error">
      <span className={css.mark} aria-hidden="true">
        <CircleAlert size={24} />
      </span>
      <div className={css.words}>
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
