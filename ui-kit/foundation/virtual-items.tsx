import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  type RefObject,
  useImperativeHandle,
} from 'react';
import { useListVirtualizer } from './use-list-virtualizer.ts';
import * as css from './virtual-items.css.ts';

type Variables = CSSProperties & Record<`--${string}`, string>;

/** What an item puts on its element, so that it stands in its place. */
export interface VirtualPlace {
  ref: (element: HTMLElement | null) => void;
  className: string;
  style: Variables;
  'data-index': number;
}

/** Scrolls so far that an item is in view. */
export type Reveal = (index: number) => void;

export interface VirtualItemsProps {
  ref?: Ref<Reveal>;
  count: number;
  /** What stays the same of an item while others come and go. */
  keyOf: (index: number) => string;
  /** What scrolls; it begins at the held item. */
  scroller: RefObject<HTMLElement | null>;
  /** About how high an item is, in CSS pixels. */
  itemHeight: number;
  /** The item that has the focus or is marked, -1 for none: it is drawn wherever it stands. */
  held: number;
  children: (index: number, place: VirtualPlace) => ReactNode;
}

/** The items in view of a list's own scroller and the held one, as far apart as if all were drawn. */
export function VirtualItems({
  ref,
  count,
  keyOf,
  scroller,
  itemHeight,
  held,
  children,
}: VirtualItemsProps) {
  const virtualizer = useListVirtualizer({
    count,
    getItemKey: keyOf,
    scroller,
    estimateSize: () => itemHeight,
    initialOffset: Math.max(held, 0) * itemHeight,
    rangeExtractor: (range: Range) => {
      const near = defaultRangeExtractor(range);
      if (held < 0 || held >= count || near.includes(held)) return near;
      return [...near, held].sort((a, b) => a - b);
    },
  });
  useImperativeHandle(ref, () => (index) => virtualizer.scrollToIndex(index), [virtualizer]);
  const shown = virtualizer.getVirtualItems();
  const total = virtualizer.getTotalSize();
  if (shown.length === 0) {
    // The scroller has its height by what stands in it, and without a height nothing is in view.
    const whole: Variables = { [css.TOTAL]: `${total}px` };
    return <div role="presentation" className={css.room} style={whole} />;
  }
  return shown.map(({ index, start, end }, at) => {
    const isLast = at === shown.length - 1;
    const style: Variables = {
      [css.BEFORE]: `${start - (shown[at - 1]?.end ?? 0)}px`,
      [css.AFTER]: `${isLast ? total - end : 0}px`,
    };
    const ref = virtualizer.measureElement;
    return children(index, { ref, className: css.placed, style, 'data-index': index });
  });
}
