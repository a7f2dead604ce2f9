import { type PointerEvent, useRef } from 'react';

/** A finger must travel so far, in CSS pixels, and further across than down. */
const FAR = 40;

export interface Swipe {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
}

/** Tells a sideways swipe of a finger or pen: `1` towards the line's end of content, `-1` back. */
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
