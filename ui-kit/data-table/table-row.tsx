import { ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { cx } from '../foundation/cx.ts';
import { cardMarks, type TableColumn } from './columns.ts';
import * as css from './data-table.css.ts';

export interface RowLook<Row> {
  readonly columns: readonly TableColumn<Row>[];
  /** How many columns there are with those of the buttons and boxes before the data. */
  readonly width: number;
  readonly stickyColumn: boolean;
  /** The column whose cell names the row. */
  readonly rowLabel: (row: Row) => string;
  readonly selectLabel: (name: string) => string;
  readonly detailLabel: (name: string) => string;
  readonly isSelected: ((id: string) => boolean) | undefined;
  readonly onSelect: (id: string, selected: boolean) => void;
  readonly isOpen: (id: string) => boolean;
  readonly onToggle: (id: string) => void;
  readonly detail: ((row: Row) => ReactNode) | undefined;
}

interface TableRowProps<Row> {
  row: Row;
  id: string;
  /** From 1, the head being the first. */
  index: number;
  look: RowLook<Row>;
  ref?: Ref<HTMLTableRowElement>;
  /** Where it is among all rows, for what measures rows. */
  'data-index'?: number;
}

/** One row and, when it is open, its detail below. The first column is the row's head. */
export function TableRow<Row>({ row, id, index, look, ref, ...rest }: TableRowProps<Row>) {
  const { columns, stickyColumn, detail } = look;
  const selected = look.isSelected?.(id) ?? false;
  const open = look.isOpen(id);
  const name = look.rowLabel(row);
  return (
    <>
      <tr
        {...rest}
        ref={ref}
        className={css.row}
        aria-rowindex={index}
        aria-selected={look.isSelected ? selected : undefined}
        data-selected={selected || undefined}
      >
        {detail && (
          <td className={cx(css.cell, css.tool)}>
            <button
              type="button"
              className={css.expand}
              aria-expanded={open}
              aria-label={look.detailLabel(name)}
              onClick={() => look.onToggle(id)}
            >
              <ChevronRight size={16} aria-hidden="true" />
            </button>
          </td>
        )}
        {look.isSelected && (
          <td className={cx(css.cell, css.tool)}>
            <input
              type="checkbox"
              className={css.pick}
              checked={selected}
              aria-label={look.selectLabel(name)}
              onChange={(event) => look.onSelect(id, event.target.checked)}
            />
          </td>
        )}
        {columns.map((column, at) => {
          const className = cx(
            css.cell,
            column.numeric && css.numeric,
            column.wrap && css.wrapping,
            stickyColumn && at === 0 && css.pinned,
          );
          return at === 0 ? (
            <th key={column.id} scope="row" className={className}>
              {column.cell(row)}
            </th>
          ) : (
            <td key={column.id} className={className} {...cardMarks(column, at)}>
              {column.cell(row)}
            </td>
          );
        })}
      </tr>
      {detail && open && (
        <tr className={css.block}>
          <td className={css.detail} colSpan={look.width}>
            {detail(row)}
          </td>
        </tr>
      )}
    </>
  );
}
