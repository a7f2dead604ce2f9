import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../foundation/cx.ts';
import {
  action as actionStyle,
  description as descriptionStyle,
  empty,
  medal,
  title as titleStyle,
} from './empty-state.css.ts';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Stands in a medal. */
  icon?: ReactNode;
  /** A larger picture in the medal's place, such as an `Illustration`. */
  art?: ReactNode;
  title: ReactNode;
  /** Why there is nothing, or what to do about it. */
  description?: ReactNode;
  /** The one thing to do next: a button or a link. */
  action?: ReactNode;
}

/** What stands where a list would: an icon, what is missing and why, and one way on. */
export function EmptyState({
  icon,
  art,
  title,
  description,
  action,
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={cx(empty, className)} data-state="empty">
      {art ?? (
        <span className={medal} aria-hidden="true">
          {icon}
        </span>
      )}
      <p className={titleStyle}>{title}</p>
      {description && <p className={descriptionStyle}>{description}</p>}
      {action && <div className={actionStyle}>{action}</div>}
    </div>
  );
}
