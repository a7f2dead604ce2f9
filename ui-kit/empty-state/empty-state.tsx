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
  /** An icon on a round background. */
  icon?: ReactNode;
  /** A larger picture instead of the icon, such as an `Illustration`. */
  art?: ReactNode;
  title: ReactNode;
  /** Why there is nothing, or what to do about it. */
  description?: ReactNode;
  /** The next step: one button or link. */
  action?: ReactNode;
}

/** Shown in place of an empty list: an icon, what is missing and why, and one next step. */
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
