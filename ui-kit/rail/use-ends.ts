import { type RefObject, useCallback, useEffect, useState } from 'react';

export interface Ends {
  atStart: boolean;
  atEnd: boolean;
}

/** Whether a horizontal scroller stands at its start and at its end; both when all of it shows. */
export function useEnds(scroller: RefObject<HTMLElement | null>): [Ends, () => void] {
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: true });
  const look = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    // Right-to-left pages scroll to negative values. A pixel of slack: positions are fractions.
    const from = Math.abs(element.scrollLeft);
    const rest = element.scrollWidth - element.clientWidth - from;
    const atStart = from <= 1;
    const atEnd = rest <= 1;
    setEnds((was) => (was.atStart === atStart && was.atEnd === atEnd ? was : { atStart, atEnd }));
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
