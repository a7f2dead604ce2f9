import type { LucideIcon } from '@baize/ui-kit/icon';
import type { ReactNode } from 'react';
import * as css from './status-views.css.ts';

interface MessageViewProps {
  icon?: LucideIcon;
  /** A picture instead of the icon; its space is reserved while it loads. */
  figure?: ReactNode;
  title: ReactNode;
  children: ReactNode;
  detail?: ReactNode;
  actions: ReactNode;
}

/** A full-page message with one action. */
export function MessageView({
  icon: Icon,
  figure,
  title,
  children,
  detail,
  actions,
}: MessageViewProps) {
  return (
    <section className={css.message}>
      {Icon && <Icon className={css.figure} aria-hidden="true" />}
      {figure && <div className={css.picture}>{figure}</div>}
      <h1 className={css.title}>{title}</h1>
      <p>{children}</p>
      {detail && <p className={css.detail}>{detail}</p>}
      <div className={css.actions}>{actions}</div>
    </section>
  );
}
