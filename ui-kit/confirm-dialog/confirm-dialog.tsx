import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { Dialog, type DialogProps } from '../dialog/index.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { useControlled } from '../foundation/use-controlled.ts';
import { error as errorStyle, text, words } from './confirm-dialog.css.ts';

/** What it says where no `KitProvider` says otherwise. */
const ENGLISH = {
  cancel: 'Cancel',
  confirm: 'OK',
} satisfies Partial<KitLabels>;

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
  tone?: 'brand' | 'danger';
  labels?: { confirm?: string; cancel?: string };
  /** Work that takes time returns a promise: the button is busy until it settles. */
  onConfirm: () => void | Promise<void>;
  /** Cancel, or Escape. Not offered while busy. */
  onCancel?: () => void;
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
  const kit = useKitLabels(ENGLISH, 'ConfirmDialog');
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
        {typeof children === 'string' ? <p className={words}>{children}</p> : children}
      </div>
      {error && (
        <p role="alert" className={errorStyle}>
          {error}
        </p>
      )}
    </Dialog>
  );
}
