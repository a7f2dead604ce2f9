import type { LucideIcon } from '@baize/ui-kit/icon';
import type { ReactNode } from 'react';
import * as css from './status-views.css.ts';

interface MessageViewProps {
  icon?: LucideIcon;
  /** A picture in the icon's place; its room is kept while it is on the way. */
  figure?: ReactNode;
  title: ReactNode;
  children: ReactNode;
  detail?: ReactNode;
  actions: ReactNode;
}

/** A whole view that says one thing and offers a way on. */
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
