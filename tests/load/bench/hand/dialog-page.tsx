import { type ComponentType, type ReactNode, useState } from 'react';
import type { TabsDialogProps } from './dialog-header.tsx';

interface DialogPageProps {
  dialog: ComponentType<TabsDialogProps>;
  children: ReactNode;
}

/** A page with a button that opens the dialog. */
export function DialogPage({ dialog: Dialog, children }: DialogPageProps) {
  const [state, setState] = useState<'gone' | 'open' | 'closing'>('gone');
  return (
    <>
      <button type="button" id="open" onClick={() => setState('open')}>
        Log in
      </button>
      {children}
      {state !== 'gone' && (
        <Dialog
          closing={state === 'closing'}
          onClose={() => setState('closing')}
          onGone={() => setState('gone')}
        />
      )}
    </>
  );
}
