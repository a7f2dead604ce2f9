import '../hand/dialog.css';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { DialogHeader, type TabsDialogProps } from '../hand/dialog-header.tsx';
import { Tabs } from '../hand/tabs.tsx';

const FOCUSABLE = 'button:not([tabindex="-1"]), input, select, textarea, a[href], [tabindex="0"]';

/**
 * The cheapest complete modal dialog that can be written by hand: a portal with a scrim that blocks the pointer, a focus
 * trap, the page hidden from screen readers. The page is not inert, which would recalculate the styles of all of its
 * elements twice.
 */
export function TabsDialog({ closing, onClose, onGone }: TabsDialogProps) {
  const id = useId();
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const page = document.getElementById('root');
    page?.setAttribute('aria-hidden', 'true');
    document.documentElement.style.overflow = 'hidden';
    own.current?.querySelector<HTMLElement>('[role="tab"][tabindex="0"]')?.focus();
    const guard = ({ target }: FocusEvent) => {
      if (target instanceof Node && !own.current?.contains(target)) own.current?.focus();
    };
    document.addEventListener('focusin', guard);
    return () => {
      document.removeEventListener('focusin', guard);
      page?.removeAttribute('aria-hidden');
      document.documentElement.style.overflow = '';
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Tab') return;
    const stops = own.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [];
    const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
    const other = event.shiftKey ? stops[stops.length - 1] : stops[0];
    if (document.activeElement !== edge) return;
    event.preventDefault();
    other?.focus();
  };
  const state = closing ? 'closed' : 'open';
  return createPortal(
    <div className="layer" data-state={state} onAnimationEnd={() => closing && onGone()}>
      <div
        ref={own}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        className="dialog"
        data-state={state}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <DialogHeader id={id} onClose={onClose} />
        <Tabs />
      </div>
    </div>,
    document.body,
  );
}
