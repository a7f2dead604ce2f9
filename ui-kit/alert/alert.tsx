import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import * as css from './alert.css.ts';

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
  close: 'Close',
} satisfies Partial<KitLabels>;

const ICONS = { neutral: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone?: 'neutral' | 'success' | 'warning' | 'danger';
  /** What happened, in a few words. Omit it where the text is short. */
  title?: ReactNode;
  /** What it means and what to do. */
  children?: ReactNode;
  /** Buttons or links with which a person responds. */
  action?: ReactNode;
  /** Shows a dismiss button, which calls this. */
  onDismiss?: () => void;
  labels?: { close?: string };
}

/**
 * A message that stays in its place, in a form or above a list. `danger` is announced as soon as it
 * appears (`role="alert"`); the other tones are read in document order.
 */
export function Alert({
  tone = 'neutral',
  title,
  action,
  onDismiss,
  labels,
  className,
  children,
  ...rest
}: AlertProps) {
  const kit = useKitLabels(DEFAULT_LABELS, 'Alert');
  const Icon = ICONS[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      {...rest}
      className={cx(css.alert({ tone }), className)}
      data-tone={tone}
    >
      <Icon className={css.icon} size="1.2em" aria-hidden="true" />
      <div className={css.content}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div className={css.body}>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
      {onDismiss && (
        <Button
          variant="ghost"
          size="sm"
          iconOnly
          className={css.dismiss}
          aria-label={labels?.close ?? kit.close}
          onClick={onDismiss}
        >
          <X size={16} aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
