import type { CSSProperties, RefObject } from 'react';
import { useListVirtualizer } from '../foundation/use-list-virtualizer.ts';
import * as css from './data-table.css.ts';
import { TableRow, type TableSettings } from './table-row.tsx';

/** The estimated height of a row in CSS pixels. */
const ROW_HEIGHTS = { compact: 30, comfortable: 46 };

export interface VirtualRowsProps<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  table: TableSettings<Row>;
  scroller: RefObject<HTMLElement | null>;
  density: keyof typeof ROW_HEIGHTS;
}

const gapStyle = (height: number): CSSProperties & Record<`--${string}`, string> => ({
  [css.GAP]: `${height}px`,
});

/** The rows in view of the table's own scroller, between spacers as high as the others. */
export function VirtualRows<Row>({ rows, rowId, table, scroller, density }: VirtualRowsProps<Row>) {
  const virtualizer = useListVirtualizer({
    count: rows.length,
    scroller,
    estimateSize: () => ROW_HEIGHTS[density],
  });
  const shown = virtualizer.getVirtualItems();
  const before = shown[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0);
  const gap = (height: number) =>
    height > 0 && (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: room of rows that are not drawn, which nothing can focus
      <tr aria-hidden="true" className={css.block}>
        <td className={css.gap} colSpan={table.width} style={gapStyle(height)} />
      </tr>
    );
  return (
    <tbody className={css.body}>
      {gap(before)}
      {shown.map(({ index }) => {
        const row = rows[index];
        if (row === undefined) return null;
        const id = rowId(row);
        return (
          <TableRow
            key={id}
            ref={virtualizer.measureElement}
            data-index={index}
            row={row}
            id={id}
            index={index + 2}
            table={table}
          />
        );
      })}
      {gap(after)}
    </tbody>
  );
}
