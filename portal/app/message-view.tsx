import type { LucideIcon } from '@baize/ui-kit/icon';
import type { ReactNode } from 'react';
import * as css from './views.css.ts';

interface MessageViewProps {
  icon: LucideIcon;
  title: ReactNode;
  children: ReactNode;
  detail?: ReactNode;
  actions: ReactNode;
}

/** A whole view that says one thing and offers a way on. */
export function MessageView({ icon: Icon, title, children, detail, actions }: MessageViewProps) {
  return (
    <section className={css.message}>
      <Icon className={css.figure} aria-hidden="true" />
      <h1 className={css.title}>{title}</h1>
      <p>{children}</p>
      {detail && <p className={css.detail}>{detail}</p>}
      <div className={css.actions}>{actions}</div>
    </section>
  );
}
