import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '../foundation/cx.ts';
import { type Reveal, VirtualItems } from '../foundation/virtual-items.tsx';
import { gridNavigation } from './grid-navigation.ts';
import type { DropdownVendor } from './vendor.ts';
import * as css from './vendor-dropdown.css.ts';

export interface VirtualVendorsProps {
  vendors: readonly DropdownVendor[];
  /** True where the held vendor takes the focus as soon as it is rendered. */
  takesFocus: RefObject<boolean>;
  renderVendor: (vendor: DropdownVendor, mayTakeFocus: boolean) => ReactNode;
}

/** The estimated height of a row in CSS pixels. */
const ROW_HEIGHT = 66;

/** A grid of many vendors of which only the rows in view of the surrounding panel are rendered. */
export function VirtualVendors({ vendors, takesFocus, renderVendor }: VirtualVendorsProps) {
  const list = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const reveal = useRef<Reveal>(null);
  const [columns, setColumns] = useState(1);
  /** The index of the vendor that has or last had the focus. */
  const [held, setHeld] = useState(0);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setColumns(getComputedStyle(element).gridTemplateColumns.split(' ').length),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const handleKeyDown = (event: KeyboardEvent) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = gridNavigation(event.key, held, { total: vendors.length, columns, rtl });
    if (to === undefined) return;
    event.preventDefault();
    if (to === held) return;
    takesFocus.current = true;
    reveal.current?.(Math.floor(to / columns));
    setHeld(to);
  };
  const rowOf = (row: number) => vendors.slice(row * columns, (row + 1) * columns);

  return (
    // biome-ignore lint/a11y/useSemanticElements: rows stand between a list and its items, which a ul refuses
    <div
      ref={(element) => {
        list.current = element;
        scroller.current = element?.parentElement ?? null;
      }}
      role="list"
      className={cx(css.grid, css.rows)}
      onKeyDown={handleKeyDown}
    >
      <VirtualItems
        ref={reveal}
        count={Math.ceil(vendors.length / columns)}
        keyOf={(row) => `${columns} ${row}`}
        scroller={scroller}
        itemHeight={ROW_HEIGHT}
        held={Math.floor(held / columns)}
      >
        {(row, place) => (
          <div {...place} key={row} role="presentation" className={cx(css.row, place.className)}>
            {rowOf(row).map((vendor, at) => {
              const index = row * columns + at;
              return (
                // biome-ignore lint/a11y/useSemanticElements: as above
                <div
                  key={vendor.id}
                  role="listitem"
                  aria-posinset={index + 1}
                  aria-setsize={vendors.length}
                  onFocus={() => setHeld(index)}
                >
                  {renderVendor(vendor, index === held)}
                </div>
              );
            })}
          </div>
        )}
      </VirtualItems>
    </div>
  );
}
