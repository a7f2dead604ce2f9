import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { recordFocus } from '../foundation/record-focus.ts';
import { focusBack } from './focus.ts';
import { isBehind, popModal, pushModal, topModal } from './modal-stack.ts';

/**
 * The Escape events that have already closed a dialog, so that one key press closes one dialog.
 * `defaultPrevented` cannot tell: Radix prevents each Escape, also that of the dialog below, in the
 * first frame of the one above.
 */
const used = new WeakSet<KeyboardEvent>();

/**
 * The props that the dialog is rendered with from opening until its exit animation ends; undefined
 * while it is unmounted. During the exit it keeps its last props, because its parent may have
 * cleared them.
 */
export function usePresence<Props>(
  open: boolean,
  props: Props,
  layer: RefObject<HTMLElement | null>,
): Props | undefined {
  const lastShown = useRef<Props>(undefined);
  const [, rerender] = useState({});
  useLayoutEffect(() => {
    if (open) lastShown.current = props;
    const last = lastShown.current;
    if (open || !last) return;
    const leaving = layer.current?.getAnimations?.() ?? [];
    Promise.allSettled(leaving.map(({ finished }) => finished)).then(() => {
      // It was opened again meanwhile, with new props.
      if (lastShown.current !== last) return;
      lastShown.current = undefined;
      rerender({});
    });
  });
  return open ? props : lastShown.current;
}

/** Callbacks of a dialog's layer. */
interface ModalEvents {
  /** Called once the layer is on top; moves the focus into it. */
  onOpen: (layer: HTMLElement) => void;
  onEscape: () => void;
}

/**
 * While open, the layer is the only reachable part of the page, and focus that moves to the page
 * behind is moved back. On closing, the focus returns to where it was, or close to it where that
 * element is gone, and Escape applies to the next dialog below immediately, not only after the exit
 * animation. Escape inside an element marked `data-owns-escape` is ignored.
 */
export function useModalLayer(
  open: boolean,
  layer: RefObject<HTMLElement | null>,
  { onOpen, onEscape }: ModalEvents,
): void {
  const onOpened = useEffectEvent(onOpen);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // The dialog above has closed within this event.
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
    const returnFocus = recordFocus(element);
    let last: Element | null = null;
    const onKey = (event: KeyboardEvent) => onKeyDown(event);
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || topModal() !== element) return;
      if (element.contains(target)) last = target;
      else if (isBehind(target)) focusBack(last, element);
    };
    ownerDocument.addEventListener('keydown', onKey, true);
    ownerDocument.addEventListener('focusin', onFocus);
    pushModal(element);
    onOpened(element);
    return () => {
      ownerDocument.removeEventListener('keydown', onKey, true);
      ownerDocument.removeEventListener('focusin', onFocus);
      popModal(element);
      returnFocus(topModal());
    };
  }, [open, layer]);
}
