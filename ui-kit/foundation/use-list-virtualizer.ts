import { useVirtualizer, type Virtualizer, type VirtualizerOptions } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

interface ListVirtualizerOptions
  extends Pick<
    VirtualizerOptions<HTMLElement, HTMLElement>,
    'count' | 'estimateSize' | 'getItemKey' | 'initialOffset' | 'rangeExtractor'
  > {
  /** The scroll container. */
  scroller: RefObject<HTMLElement | null>;
}

/** Items rendered beyond the edges of the visible area. */
const OVERSCAN = 10;

/**
 * A virtualizer whose scroll container is an ancestor, so that its ref is set only after the first
 * effects.
 */
export function useListVirtualizer({
  scroller,
  ...options
}: ListVirtualizerOptions): Virtualizer<HTMLElement, HTMLElement> {
  const [, setScrollerStands] = useState(false);
  useLayoutEffect(() => setScrollerStands(true), []);
  return useVirtualizer({
    ...options,
    getScrollElement: () => scroller.current,
    overscan: OVERSCAN,
  });
}
