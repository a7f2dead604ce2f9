import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export interface ScrollEnds {
  atStart: boolean;
  atEnd: boolean;
}

/**
 * Whether a horizontal scroll container is at its start and at its end; both when all of it is
 * visible.
 */
export function useScrollEnds(scroller: RefObject<HTMLElement | null>): [ScrollEnds, () => void] {
  const [ends, setEnds] = useState<ScrollEnds>({ atStart: true, atEnd: true });
  // Setting a state to its current value may still cost React a render, and every scroll and resize
  // ends here.
  const known = useRef(ends);
  const look = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    // Right-to-left pages scroll to negative values. A tolerance of one pixel, because positions
    // are fractions.
    const from = Math.abs(element.scrollLeft);
    const rest = element.scrollWidth - element.clientWidth - from;
    const atStart = from <= 1;
    const atEnd = rest <= 1;
    if (known.current.atStart === atStart && known.current.atEnd === atEnd) return;
    known.current = { atStart, atEnd };
    setEnds(known.current);
  }, [scroller]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [scroller, look]);
  return [ends, look];
}
