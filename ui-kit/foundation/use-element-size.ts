import { type RefObject, useLayoutEffect, useState } from 'react';

export interface ElementSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The size of an element's content box in CSS pixels, kept up to date; before the first paint too.
 * @param initial until it is known, and on a server
 */
export function useElementSize(
  element: RefObject<Element | null>,
  initial: ElementSize,
): ElementSize {
  const [size, setSize] = useState(initial);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      // What is not shown has none.
      if (entry?.contentRect.width) setSize(entry.contentRect);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
