import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { popModal, pushModal, topModal } from './modal-stack.ts';

/**
 * The presses that have closed a dialog: one press closes one. Not `defaultPrevented`, for Radix
 * prevents each Escape, that of the dialog below too, as long as the one above is but a frame old.
 */
const used = new WeakSet<KeyboardEvent>();

/** Whether the dialog is in the page: from opening until its leaving animation has ended. */
export function usePresence(open: boolean, layer: RefObject<HTMLElement | null>): boolean {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useLayoutEffect(() => {
    if (open || !present) return;
    let stale = false;
    const leave = () => {
      if (!stale) setPresent(false);
    };
    const leaving = layer.current?.getAnimations?.() ?? [];
    Promise.allSettled(leaving.map((animation) => animation.finished)).then(leave);
    return () => {
      stale = true;
    };
  }, [open, present, layer]);
  return present || open;
}

/**
 * While open: the layer is the only part of the page within reach. On closing, focus goes back to
 * where it was, and Escape belongs to the next dialog below, at once and not only after the
 * animation. Escape inside what has its own use for it (`data-owns-escape`) is left alone.
 */
export function useModalLayer(
  open: boolean,
  layer: RefObject<HTMLElement | null>,
  onEscape: () => void,
): void {
  const onEscapeKey = useEffectEvent((event: KeyboardEvent) => {
    // Used: the dialog above has closed within this event.
    if (event.key !== 'Escape' || used.has(event) || topModal() !== layer.current) return;
    if (event.target instanceof Element && event.target.closest('[data-owns-escape]')) return;
    used.add(event);
    event.preventDefault();
    onEscape();
  });
  useLayoutEffect(() => {
    const element = layer.current;
    if (!open || !element) return;
    const { ownerDocument } = element;
    const { activeElement } = ownerDocument;
    const onKey = (event: KeyboardEvent) => onEscapeKey(event);
    ownerDocument.addEventListener('keydown', onKey, true);
    pushModal(element);
    return () => {
      ownerDocument.removeEventListener('keydown', onKey, true);
      const current = ownerDocument.activeElement;
      const lost = !current || current === ownerDocument.body || element.contains(current);
      popModal(element);
      if (!lost) return;
      if (activeElement instanceof HTMLElement && activeElement.isConnected) {
        activeElement.focus({ preventScroll: true });
      } else topModal()?.querySelector<HTMLElement>('[role$="dialog"]')?.focus();
    };
  }, [open, layer]);
}
