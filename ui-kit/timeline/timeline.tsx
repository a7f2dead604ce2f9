import { Circle, CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../foundation/cx.ts';
import * as css from './timeline.css.ts';

export interface TimelineEvent {
  id: string;
  title: ReactNode;
  /** The formatted time; use a `time` element with its `dateTime`. */
  time?: ReactNode;
  description?: ReactNode;
  tone?: 'neutral' | 'success' | 'warning' | 'danger';
  /** Replaces the icon of the tone. */
  icon?: ReactNode;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  events: readonly TimelineEvent[];
}

const ICONS = { neutral: Circle, success: CircleCheck, warning: CircleAlert, danger: CircleX };

/** The events of one object in order: requested, checked, paid. */
export function Timeline({ events, className, ...rest }: TimelineProps) {
  return (
    <ol {...rest} className={cx(css.list, className)}>
      {events.map(({ id, title, time, description, tone = 'neutral', icon }) => {
        const Icon = ICONS[tone];
        return (
          <li key={id} className={css.event} data-tone={tone}>
            <span className={css.mark({ tone })} aria-hidden="true">
              {icon ?? <Icon size={14} />}
            </span>
            <span className={css.head}>
              <span className={css.title}>{title}</span>
              {time && <span className={css.time}>{time}</span>}
            </span>
            {description && <span className={css.text}>{description}</span>}
          </li>
        );
      })}
    </ol>
  );
}
