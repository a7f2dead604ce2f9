import { CircleAlert, CircleCheck, Info, TriangleAlert } from '@baize/ui-kit/icon';
import type { ReactNode } from 'react';
import * as css from './notice.css.ts';

const ICONS = {
  danger: CircleAlert,
  warning: TriangleAlert,
  info: Info,
  success: CircleCheck,
} as const;

/** A line of importance within a form or a page; what went wrong is read out at once. */
export function Notice({ tone, children }: { tone: keyof typeof ICONS; children: ReactNode }) {
  const Icon = ICONS[tone];
  return (
    <div className={css.notice} data-tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon className={css.icon} size="1.2em" aria-hidden="true" />
      <div className={css.text}>{children}</div>
    </div>
  );
}
