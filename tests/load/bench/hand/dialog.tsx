import './dialog.css';
import { useEffect, useId, useRef } from 'react';
import { DialogHeader, type TabsDialogProps } from './dialog-header.tsx';
import { Tabs } from './tabs.tsx';

/**
 * A modal dialog with tabs as one writes it by hand today: the native element brings the top layer,
 * the inert page, Escape and the way back for focus. The animations are the kit's.
 */
export function TabsDialog({ closing, onClose, onGone }: TabsDialogProps) {
  const id = useId();
  const own = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    document.documentElement.style.overflow = 'hidden';
    own.current?.showModal();
    own.current?.querySelector<HTMLElement>('[role="tab"][tabindex="0"]')?.focus();
    return () => {
      document.documentElement.style.overflow = '';
    };
  }, []);
  return (
    <dialog
      ref={own}
      // Said aloud for the one who walks all variants by the same selectors.
      // biome-ignore lint/a11y/noRedundantRoles: the walk finds the dialog by its role
      role="dialog"
      aria-labelledby={id}
      className="dialog native"
      data-state={closing ? 'closed' : 'open'}
      // The browser's own Escape would skip the animation.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      onAnimationEnd={() => {
        if (!closing) return;
        own.current?.close();
        onGone();
      }}
    >
      <DialogHeader id={id} onClose={onClose} />
      <Tabs />
    </dialog>
  );
}
