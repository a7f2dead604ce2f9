import { useVirtualizer, type Virtualizer, type VirtualizerOptions } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

interface ListVirtualizerOptions
  extends Pick<
    VirtualizerOptions<HTMLElement, HTMLElement>,
    'count' | 'estimateSize' | 'getItemKey' | 'initialOffset' | 'rangeExtractor'
  > {
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>;
}

/** Items drawn beyond the edges of what is seen. */
const OVERSCAN = 10;

/** A virtualizer whose scroller stands around it, so that its ref is set only after the first effects. */
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
