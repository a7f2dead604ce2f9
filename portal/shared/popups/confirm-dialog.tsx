import {
  ConfirmDialog as KitConfirmDialog,
  type ConfirmDialogProps as KitProps,
} from '@baize/ui-kit/confirm-dialog';
import { useState } from 'react';
import { useBackCloses } from '../navigation/use-back-closes.ts';

interface ConfirmDialogProps
  extends Omit<KitProps, 'open' | 'defaultOpen' | 'trigger' | 'onCancel'> {
  open: boolean;
  /** Called for cancel, Escape and Back. Not available while busy. */
  onCancel(): void;
}

/** The kit's confirmation dialog; Back cancels it without leaving the page or the popup below. */
export function ConfirmDialog({ onConfirm, busy = false, ...props }: ConfirmDialogProps) {
  const [isWorking, setIsWorking] = useState(false);
  const isHeld = busy || isWorking;
  const confirm = () => {
    const work = onConfirm();
    if (!(work instanceof Promise)) return work;
    setIsWorking(true);
    return work.finally(() => setIsWorking(false));
  };
  return (
    <>
      <KitConfirmDialog {...props} busy={isHeld} onConfirm={confirm} />
      {props.open && <BackCancels onCancel={props.onCancel} canCancel={!isHeld} />}
    </>
  );
}

/** Mounted while the dialog is open, and not during its exit animation. */
function BackCancels({ onCancel, canCancel }: { onCancel(): void; canCancel: boolean }) {
  useBackCloses(onCancel, canCancel);
  return null;
}
