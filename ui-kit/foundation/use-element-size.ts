import { type RefObject, useLayoutEffect, useState } from 'react';

export interface ElementSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The content size of an element in CSS pixels, measured before the first paint and updated.
 * @param initial the size until it is measured, and on a server
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
      // A hidden element has no size.
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
