import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export interface Ends {
  atStart: boolean;
  atEnd: boolean;
}

/** Whether a horizontal scroller stands at its start and at its end; both when all of it shows. */
export function useEnds(scroller: RefObject<HTMLElement | null>): [Ends, () => void] {
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: true });
  // A state that is set to what it is may cost React a pass all the same: each scroll and size comes here.
  const known = useRef(ends);
  const look = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    // Right-to-left pages scroll to negative values. A pixel of slack: positions are fractions.
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
