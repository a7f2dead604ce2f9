import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { leaveFocus } from '../foundation/focus-place.ts';
import { focusBack } from './focus.ts';
import { isBehind, popModal, pushModal, topModal } from './modal-stack.ts';

/**
 * The presses that have closed a dialog: one press closes one. Not `defaultPrevented`, for Radix
 * prevents each Escape, that of the dialog below too, as long as the one above is but a frame old.
 */
const used = new WeakSet<KeyboardEvent>();

/**
 * What the dialog is drawn with, from opening until its leaving animation has ended; undefined while it
 * is not in the page. While it leaves it keeps its last words: its owner may have none any more.
 */
export function usePresence<Props>(
  open: boolean,
  props: Props,
  layer: RefObject<HTMLElement | null>,
): Props | undefined {
  const drawn = useRef<Props>(undefined);
  const [, redraw] = useState({});
  useLayoutEffect(() => {
    if (open) drawn.current = props;
    const last = drawn.current;
    if (open || !last) return;
    const leaving = layer.current?.getAnimations?.() ?? [];
    Promise.allSettled(leaving.map(({ finished }) => finished)).then(() => {
      // Opened again meanwhile, it is drawn with other props.
      if (drawn.current !== last) return;
      drawn.current = undefined;
      redraw({});
    });
  });
  return open ? props : drawn.current;
}

/** What a dialog does when it comes, and when Escape is pressed in it. */
interface ModalEvents {
  /** Once the layer is on top; puts focus into it unless it is there already. */
  onOpen: (layer: HTMLElement) => void;
  onEscape: () => void;
}

/**
 * While open: the layer is the only part of the page within reach. Focus that falls on the page behind
 * comes back. On closing, focus goes back to where it was, or near that where it is gone, and Escape
 * belongs to the next dialog below, at once and not only after the animation. Escape inside what has its
 * own use for it (`data-owns-escape`) is left alone.
 */
export function useModalLayer(
  open: boolean,
  layer: RefObject<HTMLElement | null>,
  { onOpen, onEscape }: ModalEvents,
): void {
  const onOpened = useEffectEvent(onOpen);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
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
    const returnFocus = leaveFocus(element);
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
