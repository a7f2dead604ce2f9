import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Button } from '../button/index.ts';
import type { KitLabels } from '../foundation/labels.ts';
import { visuallyHidden } from '../foundation/visually-hidden.css.ts';
import * as css from './toast.css.ts';
import type { Toast, ToastTone } from './toast-queue.ts';
import { useAutoDismiss } from './use-auto-dismiss.ts';

export interface ToastLabels {
  close: string;
  /** The name of the tone, read before the text: "Success", "Error". */
  tones: Record<ToastTone, string>;
}

/** The labels that are used where `labels` has none. */
export type ToastWords = Pick<
  KitLabels,
  'close' | 'messages' | 'success' | 'info' | 'warning' | 'error'
>;

const ICONS = { neutral: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** The label of each tone in the kit's labels. */
const TONE_WORDS = {
  neutral: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
} as const satisfies Record<ToastTone, keyof ToastWords>;

interface ToastItemProps {
  toast: Toast;
  paused: boolean;
  labels: Partial<ToastLabels> | undefined;
  kit: ToastWords;
  onDismiss: (id: number) => void;
}

/** A toast. Escape dismisses it while it has the focus, and does not close a dialog behind it. */
export function ToastItem({ toast, paused, labels, kit, onDismiss }: ToastItemProps) {
  const { id, tone, title, description, action } = toast;
  const dismiss = () => onDismiss(id);
  useAutoDismiss(toast.duration, paused, dismiss);
  const Icon = ICONS[tone];
  return (
    <li
      className={css.toast({ tone })}
      data-tone={tone}
      data-owns-escape=""
      onKeyDown={(event) => {
        if (event.key === 'Escape') dismiss();
      }}
    >
      <Icon size={20} aria-hidden="true" className={css.icon({ tone })} />
      <div className={css.content}>
        <p className={css.title}>
          <span className={visuallyHidden}>{labels?.tones?.[tone] ?? kit[TONE_WORDS[tone]]}: </span>
          {title}
        </p>
        {description && <p className={css.text}>{description}</p>}
        {action && (
          <Button
            variant="soft"
            size="sm"
            className={css.action}
            onClick={() => {
              action.onClick();
              dismiss();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <Button
        variant="ghost"
        size="sm"
        iconOnly
        aria-label={labels?.close ?? kit.close}
        onClick={dismiss}
      >
        <X size={16} aria-hidden="true" />
      </Button>
    </li>
  );
}
