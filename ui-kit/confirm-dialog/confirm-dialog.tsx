import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { Dialog, type DialogProps } from '../dialog/index.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { useControlled } from '../foundation/use-controlled.ts';
import { content, error as errorStyle, text } from './confirm-dialog.css.ts';

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
  cancel: 'Cancel',
  confirm: 'OK',
} satisfies Partial<KitLabels>;

/** Props of the dialog that a confirmation sets itself. */
type Settled =
  | 'onOpenChange'
  | 'labels'
  | 'footer'
  | 'role'
  | 'dismissable'
  | 'closeButton'
  | 'initialFocus'
  | 'flush';

export interface ConfirmDialogProps extends Omit<DialogProps, Settled> {
  /** The consequences; announced with the title. */
  children: ReactNode;
  /** `danger` for an action that cannot be undone: then the focus starts on cancel. */
  tone?: 'brand' | 'danger';
  labels?: { confirm?: string; cancel?: string };
  /** Returns a promise where the work takes time: the button is busy until it settles. */
  onConfirm: () => void | Promise<void>;
  /** Called for cancel and Escape. Not available while busy. */
  onCancel?: () => void;
  /** Work in progress that the caller tracks itself. */
  busy?: boolean;
  /** Why the action failed. */
  error?: ReactNode;
  /**
   * A notice without a decision: there is only the confirm button, and Escape closes without
   * confirming.
   */
  noticeOnly?: boolean;
}

/**
 * Asks for confirmation before an action. An `alertdialog`: announced with its text as soon as it
 * opens, not closed by a press outside, and the focus returns to the element that opened it. The
 * caller closes it through `open`.
 */
export function ConfirmDialog({
  children,
  tone = 'brand',
  labels,
  onConfirm,
  onCancel,
  busy = false,
  error,
  noticeOnly = false,
  open: openProp,
  defaultOpen = false,
  ...rest
}: ConfirmDialogProps) {
  const kit = useKitLabels(DEFAULT_LABELS, 'ConfirmDialog');
  const textId = useId();
  const confirmButton = useRef<HTMLButtonElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const [working, setWorking] = useState(false);
  const [open, setOpen] = useControlled(openProp, defaultOpen, undefined, 'ConfirmDialog');
  const held = busy || working;
  const cancel = () => {
    setOpen(false);
    onCancel?.();
  };
  const confirm = async () => {
    const work = onConfirm();
    if (work instanceof Promise) {
      setWorking(true);
      try {
        await work;
      } finally {
        setWorking(false);
      }
    }
    setOpen(false);
  };
  return (
    <Dialog
      size="sm"
      aria-describedby={textId}
      {...rest}
      role="alertdialog"
      closeButton={false}
      dismissable={!held}
      open={open}
      onOpenChange={(next) => {
        if (next) setOpen(true);
        else cancel();
      }}
      initialFocus={tone === 'danger' && !noticeOnly ? cancelButton : confirmButton}
      footer={
        <>
          {!noticeOnly && (
            <Button ref={cancelButton} variant="soft" disabled={held} onClick={cancel}>
              {labels?.cancel ?? kit.cancel}
            </Button>
          )}
          <Button ref={confirmButton} tone={tone} busy={held} onClick={confirm}>
            {labels?.confirm ?? kit.confirm}
          </Button>
        </>
      }
    >
      <div id={textId} className={text}>
        {typeof children === 'string' ? <p className={content}>{children}</p> : children}
      </div>
      {error && (
        <p role="alert" className={errorStyle}>
          {error}
        </p>
      )}
    </Dialog>
  );
}
