import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

/** Milliseconds before hover opens the panel, and before leaving closes it. */
const OPEN_AFTER = 90;
const CLOSE_AFTER = 200;

/**
 * Opens and closes the panel: hover, a press and keys open it; leaving, Escape and moving the focus
 * elsewhere close it. `pinned` is true where a press opened it rather than hover.
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
    // On the document: a panel opened by hover must close by Escape without having the focus (WCAG
    // 1.4.13).
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
