import { CircleAlert, CircleCheck, Info, TriangleAlert } from '@baize/ui-kit/icon';
import type { ReactNode } from 'react';
import * as css from './notice.css.ts';

const ICONS = {
  danger: CircleAlert,
  warning: TriangleAlert,
  info: Info,
  success: CircleCheck,
} as const;

interface NoticeProps {
  tone: keyof typeof ICONS;
  /** Read out as soon as it appears. */
  announced?: boolean;
  children: ReactNode;
}

/** A line of importance within a form or a page; what went wrong is read out at once. */
export function Notice({ tone, announced = tone === 'danger', children }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div className={css.notice} data-tone={tone} role={announced ? 'alert' : undefined}>
      <Icon className={css.icon} size="1.2em" aria-hidden="true" />
      <div className={css.text}>{children}</div>
    </div>
  );
}
