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

/** The props by which an item is placed; spread them on its element. */
export interface VirtualPlace {
  ref: (element: HTMLElement | null) => void;
  className: string;
  style: Variables;
  'data-index': number;
}

/** Scrolls an item into view. */
export type Reveal = (index: number) => void;

export interface VirtualItemsProps {
  ref?: Ref<Reveal>;
  count: number;
  /** The stable key of an item. */
  keyOf: (index: number) => string;
  /** The scroll container; it starts at the held item. */
  scroller: RefObject<HTMLElement | null>;
  /** The estimated height of an item in CSS pixels. */
  itemHeight: number;
  /** The index of the focused or highlighted item, which is always rendered; -1 for none. */
  held: number;
  children: (index: number, place: VirtualPlace) => ReactNode;
}

/**
 * The items in view of a list's own scroll container and the held one, at the positions that they
 * would have if all were rendered.
 */
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
    // The scroll container gets its height from its content, and without a height no item is in
    // view.
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
