import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Right-aligned figures of one width. */
  numeric?: boolean;
  /** Long words wrap instead of widening the column. */
  wrap?: boolean;
  /** With it a press on the head sorts; without `onSortChange` the table sorts its own rows by it. */
  sortValue?: (row: Row) => string | number | bigint | null | undefined;
  /** What stands in the totals row. */
  total?: ReactNode;
}
