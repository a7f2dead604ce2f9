import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

/** A pointer that only passes opens nothing; one that slips off for a moment closes nothing. */
const OPEN_AFTER = 90;
const CLOSE_AFTER = 200;

/**
 * What opens and closes the panel: a resting mouse, a press, keys; leaving, Escape and focus that
 * goes elsewhere close it. `pinned` tells a press from a mouse that only rests.
 */
export function useDisclosure(enabled: boolean) {
  const [state, setState] = useState<'closed' | 'hovered' | 'pinned'>('closed');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const open = enabled && state !== 'closed';

  const set = (next: typeof state) => {
    clearTimeout(timer.current);
    setState(next);
  };
  const later = (next: typeof state, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState(next), after);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const dismiss = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const inside = root.current?.contains(document.activeElement);
    set('closed');
    if (!inside) return;
    // A dialog around it must not close with it.
    event.stopPropagation();
    trigger.current?.focus();
  });
  useEffect(() => {
    if (!open) return;
    // On the document: a panel opened by the mouse closes without focus being in it (WCAG 1.4.13).
    document.addEventListener('keydown', dismiss, true);
    return () => document.removeEventListener('keydown', dismiss, true);
  }, [open]);

  return {
    open,
    root,
    trigger,
    toggle: () => set(state === 'pinned' ? 'closed' : 'pinned'),
    show: () => set('pinned'),
    close: () => set('closed'),
    around: {
      onPointerEnter: (event: PointerEvent) => {
        if (!enabled || event.pointerType === 'touch') return;
        if (open) set(state);
        else later('hovered', OPEN_AFTER);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') later('closed', CLOSE_AFTER);
      },
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
          set('closed');
      },
    },
  };
}
