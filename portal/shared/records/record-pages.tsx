import { Paginator } from '@baize/ui-kit/paginator';

/** Which page of a record is shown, and how to go to another. */
export interface Paging {
  readonly page: number;
  /** The address of a page, for its link. */
  hrefFor(page: number): string;
  onPage(page: number): void;
}

interface RecordPagesProps {
  paging: Paging;
  /** How many pages there are; one until that is known. */
  count: number | undefined;
}

/** The pages of a record. */
export function RecordPages({ paging: { onPage, ...rest }, count }: RecordPagesProps) {
  return <Paginator {...rest} pageCount={count ?? 1} onPageChange={onPage} />;
}
