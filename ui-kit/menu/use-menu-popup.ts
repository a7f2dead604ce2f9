import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { placePopup } from './place-popup.ts';

const GAP_PX = 8;

interface MenuPopup {
  open: boolean;
  trigger: RefObject<HTMLElement | null>;
  popup: RefObject<HTMLElement | null>;
  align: 'start' | 'end';
  onClose: () => void;
}

/**
 * Shows the popup in the top layer (native Popover, so that no ancestor clips it) at its trigger,
 * keeps it there while the page scrolls, and closes it on a press outside.
 */
export function useMenuPopup({ open, trigger, popup, align, onClose }: MenuPopup): void {
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = popup.current;
    const anchor = trigger.current;
    if (!open || !element || !anchor) return;
    const leftToRight = getComputedStyle(anchor).direction !== 'rtl';
    const edge = (align === 'start') === leftToRight ? 'left' : 'right';
    const place = () => {
      const { innerWidth: width, innerHeight: height } = window;
      const extent = { width: element.offsetWidth, height: element.offsetHeight };
      const box = anchor.getBoundingClientRect();
      const { left, top } = placePopup(box, extent, { width, height }, edge, GAP_PX);
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    // Browsers without Popover show it fixed, with the z-index of menus.
    element.showPopover?.();
    place();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [open, align, trigger, popup]);

  useEffect(() => {
    if (!open) return;
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node)) return;
      if (!popup.current?.contains(target) && !trigger.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, [open, trigger, popup]);
}
