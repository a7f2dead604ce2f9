import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { Dialog, type DialogProps } from '../dialog/index.ts';
import { error as errorStyle, text } from './confirm-dialog.css.ts';

/** Parts of the dialog that a question settles itself. */
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
  /** What will happen; read out with the title. */
  children: ReactNode;
  /** `danger` for what cannot be undone: then focus starts on cancel. */
  tone?: 'primary' | 'danger';
  labels: { confirm: string; cancel: string };
  /** Work that takes time returns a promise: the button is busy until it settles. */
  onConfirm: () => void | Promise<void>;
  /** Cancel, or Escape. Not offered while busy. */
  onCancel: () => void;
  /** Work under way that the caller knows of. */
  busy?: boolean;
  /** Why it did not work. */
  error?: ReactNode;
  /** A notice with nothing to decide: confirm only, and Escape confirms nothing but closes. */
  noticeOnly?: boolean;
}

/**
 * Asks before something happens. An `alertdialog`: read out at once with its text, a press beside
 * it does nothing, focus returns to what opened it. The caller closes it by `open`.
 */
export function ConfirmDialog({
  children,
  tone = 'primary',
  labels,
  onConfirm,
  onCancel,
  busy = false,
  error,
  noticeOnly = false,
  ...rest
}: ConfirmDialogProps) {
  const textId = useId();
  const confirmButton = useRef<HTMLButtonElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const [working, setWorking] = useState(false);
  const held = busy || working;
  const confirm = async () => {
    const work = onConfirm();
    if (!(work instanceof Promise)) return;
    setWorking(true);
    try {
      await work;
    } finally {
      setWorking(false);
    }
  };
  return (
    <Dialog
      size="sm"
      aria-describedby={textId}
      {...rest}
      role="alertdialog"
      labels={{ close: labels.cancel }}
      closeButton={false}
      dismissable={!held}
      onOpenChange={(next) => {
        if (!next) onCancel();
      }}
      initialFocus={tone === 'danger' && !noticeOnly ? cancelButton : confirmButton}
      footer={
        <>
          {!noticeOnly && (
            <Button ref={cancelButton} tone="soft" disabled={held} onClick={onCancel}>
              {labels.cancel}
            </Button>
          )}
          <Button ref={confirmButton} tone={tone} busy={held} onClick={confirm}>
            {labels.confirm}
          </Button>
        </>
      }
    >
      <div id={textId} className={text}>
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
      {error && (
        <p role="alert" className={errorStyle}>
          {error}
        </p>
      )}
    </Dialog>
  );
}
