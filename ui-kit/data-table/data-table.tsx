import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  lazy,
  type ReactNode,
  Suspense,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { useControlled } from '../foundation/use-controlled.ts';
import { VIRTUAL_FROM } from '../foundation/virtual-from.ts';
import { visuallyHidden } from '../foundation/visually-hidden.css.ts';
import { Skeleton } from '../skeleton/index.ts';
import type { TableColumn } from './columns.ts';
import * as css from './data-table.css.ts';
import { nextSort, sortRows, type TableSort } from './sort-rows.ts';
import { cardAttributes, TableRow, type TableSettings, ToolCell } from './table-row.tsx';
import type { VirtualRowsProps } from './virtual-rows.tsx';

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
  selectAll: 'Select all',
  selectRow: (name) => `Select ${name}`,
  rowDetail: (name) => `Details of ${name}`,
  noRows: 'There is nothing to show.',
  total: 'Total',
} satisfies Partial<KitLabels>;

const SKELETON_ROWS = 5;

// Long lists are rare: their code is loaded with the first one.
const VirtualRows = lazy(() =>
  import('./virtual-rows.tsx').then((module) => ({ default: module.VirtualRows })),
) as <Row>(props: VirtualRowsProps<Row>) => ReactNode;

export interface DataTableProps<Row>
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** The name of the table; its caption, read by screen readers. */
  label: string;
  columns: readonly TableColumn<Row>[];
  /** `undefined` while the rows load. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** The name of a row in the labels of its buttons. Its id by default. */
  rowLabel?: (row: Row) => string;
  sort?: TableSort;
  defaultSort?: TableSort;
  /**
   * Called where rows are sorted elsewhere, such as by a gateway. Without it the table sorts its
   * own rows.
   */
  onSortChange?: (sort: TableSort) => void;
  /**
   * The ids of the selected rows (controlled). This, `defaultSelected` or `onSelectedChange` makes
   * rows selectable.
   */
  selected?: readonly string[];
  defaultSelected?: readonly string[];
  onSelectedChange?: (selected: readonly string[]) => void;
  /** Renders the detail that expands below a row. */
  detail?: (row: Row) => ReactNode;
  /**
   * Opens a row elsewhere, such as in a dialog. The whole row is the target; the button is in its
   * first cell.
   */
  onRowOpen?: (row: Row) => void;
  /** The label of the totals row, which is shown as soon as a column has a `total`. */
  totalsLabel?: ReactNode;
  /** Keeps the first column in view while scrolling. */
  stickyColumn?: boolean;
  density?: 'compact' | 'comfortable';
  /**
   * `solid` fills the headers, for many columns side by side; `outline` is quieter and gives long
   * texts more room.
   */
  variant?: 'solid' | 'outline';
  /** Shown in place of rows where there are none. */
  empty?: ReactNode;
  /** Shown in place of rows where they could not be loaded. */
  error?: ReactNode;
  /** Newer rows are loading: the old ones stay. */
  stale?: boolean;
  /** The locale (BCP 47) by which texts are sorted. */
  locale?: string;
  labels?: {
    selectAll?: string;
    selectRow?: (name: string) => string;
    rowDetail?: (name: string) => string;
  };
}

const ARROWS = { ascending: ArrowUp, descending: ArrowDown };

/**
 * Rows with columns: sortable, selectable, with expandable details and a totals row. Header, footer
 * and first column stay in view. Of more than 200 rows only those in view are rendered.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowId,
  rowLabel = rowId,
  sort: sortProp,
  defaultSort,
  onSortChange,
  selected: selectedProp,
  defaultSelected,
  onSelectedChange,
  detail,
  onRowOpen,
  totalsLabel,
  stickyColumn = false,
  density = 'comfortable',
  variant = 'solid',
  empty,
  error,
  stale = false,
  locale,
  labels,
  className,
  ...rest
}: DataTableProps<Row>) {
  const kit = useKitLabels(DEFAULT_LABELS, 'DataTable');
  const captionId = useId();
  const scroller = useRef<HTMLElement>(null);
  const [openRows, setOpenRows] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useControlled<TableSort | undefined>(
    sortProp,
    defaultSort,
    (next) => {
      if (next) onSortChange?.(next);
    },
    'DataTable',
  );
  const selectable = selectedProp ?? defaultSelected ?? onSelectedChange;
  const [selected, setSelected] = useControlled<readonly string[]>(
    selectedProp,
    defaultSelected ?? [],
    onSelectedChange,
    'DataTable',
  );
  const chosen = new Set(selected);
  const sortValue = columns.find(({ id }) => id === sort?.column)?.sortValue;
  const sorted = useMemo(() => {
    if (!rows || !sort || !sortValue || onSortChange) return rows;
    return sortRows(rows, sortValue, sort.direction, locale);
  }, [rows, sort, sortValue, onSortChange, locale]);

  /** The number of columns before the data: the expand button and the checkbox. */
  const tools = (detail ? 1 : 0) + (selectable ? 1 : 0);
  const width = columns.length + tools;
  const table: TableSettings<Row> = {
    columns,
    width,
    stickyColumn,
    rowLabel,
    selectLabel: (name) => (labels?.selectRow ?? kit.selectRow)(name),
    detailLabel: (name) => (labels?.rowDetail ?? kit.rowDetail)(name),
    selected: selectable ? chosen : undefined,
    onSelect: (id) =>
      setSelected(chosen.has(id) ? selected.filter((each) => each !== id) : [...selected, id]),
    openRows,
    onToggle: (id) =>
      setOpenRows((open) => {
        const next = new Set(open);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    detail,
    onRowOpen,
  };
  const count = sorted?.length ?? 0;
  const virtual = count > VIRTUAL_FROM;
  const hasRows = count > 0;
  const all = hasRows && sorted?.every((row) => chosen.has(rowId(row)));
  const hasTotals = hasRows && columns.some(({ total }) => total !== undefined);

  const head = (column: TableColumn<Row>, at: number) => {
    const active = sort?.column === column.id ? sort.direction : undefined;
    const Arrow = active ? ARROWS[active] : ArrowUpDown;
    return (
      <th
        key={column.id}
        scope="col"
        aria-sort={active}
        data-sorts={column.sortValue && ''}
        data-minor={column.minor}
        className={cx(
          css.headCell,
          column.numeric && css.numeric,
          stickyColumn && !at && css.pinned,
        )}
      >
        {column.sortValue ? (
          <button
            type="button"
            className={css.sort}
            onClick={() => setSort(nextSort(sort, column.id))}
          >
            {column.header}
            <Arrow size={14} className={css.sortMark} aria-hidden="true" />
          </button>
        ) : (
          column.header
        )}
      </th>
    );
  };
  const message = (content: ReactNode) => (
    <tbody className={css.body}>
      <tr className={css.block}>
        <td className={css.message} colSpan={width}>
          {content}
        </td>
      </tr>
    </tbody>
  );
  const skeleton = (
    <tbody aria-hidden="true" className={css.body}>
      {Array.from({ length: SKELETON_ROWS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places that hold nothing
        <tr key={at} className={css.row}>
          {Array.from({ length: width }, (__, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places that hold nothing
            <td key={column} className={css.cell}>
              <Skeleton />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
  const renderRows = (list: readonly Row[]) => (
    <tbody className={css.body}>
      {list.map((row, at) => {
        const id = rowId(row);
        return <TableRow key={id} row={row} id={id} index={at + 2} table={table} />;
      })}
    </tbody>
  );
  const body = () => {
    if (error) return message(error);
    if (!sorted) return skeleton;
    if (!hasRows) return message(empty ?? kit.noRows);
    if (!virtual) return renderRows(sorted);
    return (
      <Suspense fallback={renderRows(sorted.slice(0, SKELETON_ROWS))}>
        <VirtualRows
          rows={sorted}
          rowId={rowId}
          table={table}
          scroller={scroller}
          density={density}
        />
      </Suspense>
    );
  };

  return (
    <div {...rest} className={cx(css.root, stale && css.stale, className)} data-variant={variant}>
      <section
        ref={scroller}
        className={cx(css.scroller, virtual && css.tall)}
        // A scroll container must be reachable by keyboard (WCAG 2.1.1); inside another region it
        // is no landmark.
        {...(variant === 'solid' && { 'aria-labelledby': captionId, tabIndex: 0 })}
      >
        <table
          className={css.table}
          data-rows={density}
          data-opens={onRowOpen && ''}
          aria-rowcount={sorted && count + 1}
          aria-busy={stale || !sorted || undefined}
        >
          <caption id={captionId} className={visuallyHidden}>
            {label}
          </caption>
          <thead className={css.block}>
            <tr className={css.heads} aria-rowindex={1}>
              {detail && <td className={cx(css.headCell, css.tool)} />}
              {selectable && (
                <ToolCell
                  className={css.headCell}
                  checked={all}
                  partly={!all && chosen.size > 0}
                  disabled={!hasRows}
                  label={labels?.selectAll ?? kit.selectAll}
                  onUse={() => setSelected(all ? [] : (sorted?.map(rowId) ?? []))}
                />
              )}
              {columns.map(head)}
            </tr>
          </thead>
          {body()}
          {hasTotals && (
            <tfoot className={css.block}>
              <tr className={cx(css.row, css.totals)}>
                {tools > 0 && <td className={css.footCell} colSpan={tools} />}
                {columns.map((column, at) => (
                  <td
                    key={column.id}
                    {...cardAttributes(column, at)}
                    className={cx(
                      css.footCell,
                      column.numeric && css.numeric,
                      stickyColumn && !at && css.pinned,
                    )}
                  >
                    {column.total ?? (at ? null : (totalsLabel ?? kit.total))}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
    </div>
  );
}
