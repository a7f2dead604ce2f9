import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  header: ReactNode;
  /** Names the value in a card where `header` is no text of its own. */
  cardLabel?: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned figures of one width. */
  numeric?: boolean;
  /** Long words wrap instead of widening the column. */
  wrap?: boolean;
  /** With it a press on the head sorts; without `onSortChange` the table sorts its own rows by it. */
  sortValue?: (row: Row) => string | number | bigint | null | undefined;
  /** Its cell holds buttons: in a card they take the whole width, without a label. */
  actions?: boolean;
  /** Left out of narrow windows and of cards where a row opens: what opens shows it. */
  minor?: boolean;
  /** What stands in the totals row. */
  total?: ReactNode;
}
