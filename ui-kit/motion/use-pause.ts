import { type FocusEvent, type PointerEvent, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

/** Marks the pause button: focus on it does not pause the motion that it has just started. */
export const PAUSE_BUTTON = { 'data-pause': '' } as const;

export interface Pause {
  /** Whether it moves now. */
  playing: boolean;
  /** The person stopped it by the button, rather than by pointer or focus. */
  stopped: boolean;
  /** The person prefers reduced motion. */
  still: boolean;
  toggle: () => void;
  /** Props for the element that pauses the motion while the pointer or the focus is in it. */
  hold: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * When automatic motion runs (WCAG 2.2.2): not while it is stopped by its button, on hover, with
 * focus inside, or for reduced motion.
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
