import { visuallyHidden } from '@baize/ui-kit/foundation';
import type { ReactNode } from 'react';
import * as css from './record-table.css.ts';

export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  readonly align?: 'end';
  /** Left out on small screens where a row opens; the details show it. */
  readonly minor?: boolean;
  /** Holds buttons: in a card they take the whole width, without a label. */
  readonly actions?: boolean;
  cell(row: Row): ReactNode;
}

interface RecordTableProps<Row> {
  caption: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** Opens the details of a row; the first cell is the button. */
  onOpen?(row: Row): void;
  /** The rows are those of the previous filter. */
  isPrevious?: boolean;
}

/** Rows of a record: numbers at the end and under each other, the whole row a target; cards on a phone. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { columns, rows, keyOf, onOpen } = props;
  const mark = (column: Column<Row>) => ({
    'data-align': column.align,
    'data-minor': (onOpen && column.minor) || undefined,
  });
  return (
    <div className={css.place}>
      <div className={css.sheet} data-state={props.isPrevious ? 'previous' : 'ready'}>
        <table className={css.table}>
          <caption className={visuallyHidden}>{props.caption}</caption>
          <thead className={css.heads}>
            <tr>
              {columns.map((column) => (
                <th key={column.id} scope="col" className={css.head} {...mark(column)}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={css.body}>
            {rows.map((row) => (
              <tr key={keyOf(row)} className={css.row}>
                {columns.map((column, index) => (
                  <td
                    key={column.id}
                    className={css.cell}
                    data-label={index === 0 || column.actions ? undefined : column.label}
                    data-actions={column.actions || undefined}
                    {...mark(column)}
                  >
                    {index === 0 && onOpen ? (
                      <button type="button" className={css.open} onClick={() => onOpen(row)}>
                        {column.cell(row)}
                      </button>
                    ) : (
                      column.cell(row)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
