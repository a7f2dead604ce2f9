import { type FocusEvent, useEffect, useRef, useState } from 'react';
import * as css from './toast.css.ts';
import { ToastItem, type ToastLabels, type ToastWords } from './toast-item.tsx';
import { MAX_VISIBLE, type Toast } from './toast-queue.ts';

interface ToastRegionProps {
  queue: readonly Toast[];
  label: string;
  labels: Partial<ToastLabels> | undefined;
  kit: ToastWords;
  onDismiss: (id: number) => void;
}

/**
 * The region of the toasts: two live lists that are always in the page. `danger` toasts interrupt,
 * the others wait for a pause. Hover or focus in it pauses all timers. F8 moves the focus in; when
 * the last focused toast is dismissed, the focus returns. It stays reachable above dialogs.
 */
export function ToastRegion({ queue, label, labels, kit, onDismiss }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const visible = queue.slice(0, MAX_VISIBLE);
  const empty = visible.length === 0;

  useEffect(() => {
    if (empty) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [empty]);

  const enter = (event: FocusEvent) => {
    setFocused(true);
    if (!region.current?.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
  };
  const dismiss = (id: number) => {
    const hadFocus = region.current?.contains(document.activeElement);
    onDismiss(id);
    // The browser fires neither blur nor pointerleave for an element that is removed.
    setHovered(false);
    setFocused(false);
    if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  const row = (toast: Toast) => (
    <ToastItem
      key={toast.id}
      toast={toast}
      paused={hovered || focused}
      labels={labels}
      kit={kit}
      onDismiss={dismiss}
    />
  );
  return (
    <section
      ref={region}
      aria-label={label}
      className={css.region}
      data-above-dialogs=""
      onPointerMove={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={(event) => {
        if (!region.current?.contains(event.relatedTarget)) setFocused(false);
      }}
    >
      <ol className={css.list} aria-live="assertive" aria-relevant="additions">
        {visible.filter(({ tone }) => tone === 'danger').map(row)}
      </ol>
      <ol className={css.list} aria-live="polite" aria-relevant="additions">
        {visible.filter(({ tone }) => tone !== 'danger').map(row)}
      </ol>
    </section>
  );
}
