import { type PointerEvent, useRef } from 'react';

/** The minimum length of a swipe in CSS pixels; it must also be more horizontal than vertical. */
const FAR = 40;

export interface Swipe {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
}

/** Detects a horizontal swipe by finger or pen: `1` to the next slide, `-1` back. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void): Swipe {
  const from = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: (event) => {
      from.current =
        event.pointerType === 'mouse' ? undefined : { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event) => {
      const start = from.current;
      from.current = undefined;
      if (!start) return;
      const across = event.clientX - start.x;
      if (Math.abs(across) < FAR || Math.abs(across) < Math.abs(event.clientY - start.y)) return;
      const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      onSwipe(across < 0 !== rtl ? 1 : -1);
    },
  };
}
