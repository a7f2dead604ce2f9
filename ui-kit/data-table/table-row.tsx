import { lazy, type ReactNode, type Ref, Suspense } from 'react';
import { cx } from '../foundation/cx.ts';
import type { TableColumn } from './columns.ts';
import * as css from './data-table.css.ts';
import type { RowToolProps } from './row-tool.tsx';

/** What a card says before a column's value; a card's title and its buttons have no label. */
export function cardMarks<Row>(column: TableColumn<Row>, at: number) {
  const { header, cardLabel, actions, minor } = column;
  const label = cardLabel ?? (typeof header === 'string' ? header : undefined);
  return {
    'data-label': at && !actions ? label : undefined,
    'data-actions': actions,
    'data-minor': minor,
  };
}

/** Few tables have them: their code comes with the first one. */
const Tool = lazy(() => import('./row-tool.tsx').then((module) => ({ default: module.RowTool })));

/** A cell before the data, with the button of a row's detail or the box that selects it. */
export const ToolCell = ({ className, ...props }: RowToolProps & { className: string }) => (
  <td className={cx(className, css.tool)} data-sorts>
    <Suspense>
      <Tool {...props} />
    </Suspense>
  </td>
);

export interface RowLook<Row> {
  readonly columns: readonly TableColumn<Row>[];
  /** How many columns there are with those of the buttons and boxes before the data. */
  readonly width: number;
  readonly stickyColumn: boolean;
  /** The column whose cell names the row. */
  readonly rowLabel: (row: Row) => string;
  readonly selectLabel: (name: string) => string;
  readonly detailLabel: (name: string) => string;
  /** The ids of those that are selected; undefined where none can be. */
  readonly selected: ReadonlySet<string> | undefined;
  /** Selects a row, or no longer. */
  readonly onSelect: (id: string) => void;
  readonly openRows: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  readonly detail: ((row: Row) => ReactNode) | undefined;
  readonly onRowOpen: ((row: Row) => void) | undefined;
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
  const { columns, stickyColumn, detail, onRowOpen } = look;
  const selected = look.selected?.has(id);
  const open = look.openRows.has(id);
  const name = look.rowLabel(row);
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
            label={look.detailLabel(name)}
            onUse={() => look.onToggle(id)}
          />
        )}
        {selected !== undefined && (
          <ToolCell
            className={css.cell}
            checked={selected}
            label={look.selectLabel(name)}
            onUse={() => look.onSelect(id)}
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
              {...cardMarks(column, at)}
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
          <td className={css.detail} colSpan={look.width}>
            {detail(row)}
          </td>
        </tr>
      )}
    </>
  );
}
