import { lazy, type ReactNode, type Ref, Suspense } from 'react';
import { cx } from '../foundation/cx.ts';
import type { TableColumn } from './columns.ts';
import * as css from './data-table.css.ts';
import type { RowToolProps } from './row-tool.tsx';

/**
 * The label that a card shows before a column's value. A card's title and its buttons have none.
 */
export function cardAttributes<Row>(column: TableColumn<Row>, at: number) {
  const { header, cardLabel, actions, minor } = column;
  const label = cardLabel ?? (typeof header === 'string' ? header : undefined);
  return {
    'data-label': at && !actions ? label : undefined,
    'data-actions': actions,
    'data-minor': minor,
  };
}

/** Few tables have them: their code is loaded with the first one. */
const Tool = lazy(() => import('./row-tool.tsx').then((module) => ({ default: module.RowTool })));

/** A cell before the data, with the expand button or the checkbox. */
export const ToolCell = ({ className, ...props }: RowToolProps & { className: string }) => (
  <td className={cx(className, css.tool)} data-sorts>
    <Suspense>
      <Tool {...props} />
    </Suspense>
  </td>
);

export interface TableSettings<Row> {
  readonly columns: readonly TableColumn<Row>[];
  /** The number of columns, including those before the data. */
  readonly width: number;
  readonly stickyColumn: boolean;
  /** The name of a row in the labels of its buttons. */
  readonly rowLabel: (row: Row) => string;
  readonly selectLabel: (name: string) => string;
  readonly detailLabel: (name: string) => string;
  /** The ids of the selected rows; undefined where rows cannot be selected. */
  readonly selected: ReadonlySet<string> | undefined;
  /** Toggles the selection of a row. */
  readonly onSelect: (id: string) => void;
  readonly openRows: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  readonly detail: ((row: Row) => ReactNode) | undefined;
  readonly onRowOpen: ((row: Row) => void) | undefined;
}

interface TableRowProps<Row> {
  row: Row;
  id: string;
  /** From 1, where 1 is the header row. */
  index: number;
  table: TableSettings<Row>;
  ref?: Ref<HTMLTableRowElement>;
  /** Its index among all rows, for the virtualizer. */
  'data-index'?: number;
}

/** A row and, where it is expanded, its detail below. The first column is the row header. */
export function TableRow<Row>({ row, id, index, table, ref, ...rest }: TableRowProps<Row>) {
  const { columns, stickyColumn, detail, onRowOpen } = table;
  const selected = table.selected?.has(id);
  const open = table.openRows.has(id);
  const name = table.rowLabel(row);
  return (
    <>
      <tr
        {...rest}
        ref={ref}
        className={css.row}
        aria-rowindex={index}
        aria-selected={selected}
        data-selected={selected || undefined}
      >
        {detail && (
          <ToolCell
            className={css.cell}
            expanded={open}
            label={table.detailLabel(name)}
            onUse={() => table.onToggle(id)}
          />
        )}
        {selected !== undefined && (
          <ToolCell
            className={css.cell}
            checked={selected}
            label={table.selectLabel(name)}
            onUse={() => table.onSelect(id)}
          />
        )}
        {columns.map((column, at) => {
          const className = cx(
            css.cell,
            column.numeric && css.numeric,
            column.wrap && css.wrapping,
            stickyColumn && !at && css.pinned,
          );
          const content = column.cell(row);
          const Cell = at ? 'td' : 'th';
          return (
            <Cell
              key={column.id}
              scope={at ? undefined : 'row'}
              className={className}
              {...cardAttributes(column, at)}
            >
              {onRowOpen && !at ? (
                <button type="button" className={css.open} onClick={() => onRowOpen(row)}>
                  {content}
                </button>
              ) : (
                content
              )}
            </Cell>
          );
        })}
      </tr>
      {detail && open && (
        <tr className={css.block}>
          <td className={css.detail} colSpan={table.width}>
            {detail(row)}
          </td>
        </tr>
      )}
    </>
  );
}
