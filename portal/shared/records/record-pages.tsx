import { Paginator } from '@baize/ui-kit/paginator';

/** The current page of a record, and the navigation to others. */
export interface Paging {
  readonly page: number;
  /** The address of a page, for its link. */
  hrefFor(page: number): string;
  onPage(page: number): void;
}

interface RecordPagesProps {
  paging: Paging;
  /** The number of pages; treated as one until it is known. */
  count: number | undefined;
}

/** The pagination of a record. */
export function RecordPages({ paging: { onPage, ...rest }, count }: RecordPagesProps) {
  return <Paginator {...rest} pageCount={count ?? 1} onPageChange={onPage} />;
}
