import {
  ConfirmDialog as KitConfirmDialog,
  type ConfirmDialogProps as KitProps,
} from '@baize/ui-kit/confirm-dialog';
import { useState } from 'react';
import { useBackCloses } from '../navigation/use-back-closes.ts';

interface ConfirmDialogProps
  extends Omit<KitProps, 'open' | 'defaultOpen' | 'trigger' | 'onCancel'> {
  open: boolean;
  /** Cancel, Escape or Back. Not offered while busy. */
  onCancel(): void;
}

/** The kit's question; Back cancels it, and neither the page nor the popup below it goes. */
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

/** Stands as long as the question is open, and not until it has faded out. */
function BackCancels({ onCancel, canCancel }: { onCancel(): void; canCancel: boolean }) {
  useBackCloses(onCancel, canCancel);
  return null;
}
