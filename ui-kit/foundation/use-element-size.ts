import { type RefObject, useLayoutEffect, useState } from 'react';

export interface ElementSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The size of an element without padding in CSS pixels, known before the first paint and kept up to
 * date.
 * @param initial until it is known, and on a server
 */
export function useElementSize(
  element: RefObject<Element | null>,
  initial: ElementSize,
): ElementSize {
  const [size, setSize] = useState(initial);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const take = (width: number, height: number) => {
      // What is not shown has none.
      if (width > 0) setSize({ width, height });
    };
    take(box.clientWidth, box.clientHeight);
    const observer = new ResizeObserver(([entry]) => {
      if (entry) take(entry.contentRect.width, entry.contentRect.height);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
