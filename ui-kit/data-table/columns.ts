import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  header: ReactNode;
  /** The label of the value in a card, where `header` is not a text. */
  cardLabel?: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned tabular figures. */
  numeric?: boolean;
  /** Long words wrap instead of widening the column. */
  wrap?: boolean;
  /**
   * Makes the column sortable. Without `onSortChange` the table sorts its own rows by this value.
   */
  sortValue?: (row: Row) => string | number | bigint | null | undefined;
  /** The cell holds buttons: in a card they take the whole width, without a label. */
  actions?: boolean;
  /** Omitted in narrow windows and in cards of rows that open: the opened detail shows it. */
  minor?: boolean;
  /** The cell of the totals row. */
  total?: ReactNode;
}
