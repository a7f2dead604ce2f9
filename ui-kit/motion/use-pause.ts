import { type FocusEvent, type PointerEvent, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

/** Marks the button that pauses: focus on it does not hold the motion that it has just started. */
export const PAUSE_BUTTON = { 'data-pause': '' } as const;

export interface Pause {
  /** It moves now. */
  playing: boolean;
  /** The person, not pointer or focus, stopped it. */
  stopped: boolean;
  /** The person asked for less motion altogether. */
  still: boolean;
  toggle: () => void;
  /** For the element that holds the motion while the pointer or the focus is in it. */
  hold: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * When something that moves by itself moves (WCAG 2.2.2): not while it is stopped by its button,
 * not under the pointer, not with focus inside, not for reduced motion.
 */
export function usePause(): Pause {
  const still = useReducedMotion();
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    playing: !(still || stopped || hovered || focused),
    stopped,
    still,
    toggle: () => {
      setStopped(!stopped);
    },
    hold: {
      onPointerEnter: (event) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event) =>
        setFocused(event.target.matches(':focus-visible') && !event.target.closest('[data-pause]')),
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
