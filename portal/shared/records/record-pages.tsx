import { Paginator } from '@baize/ui-kit/paginator';

interface RecordPagesProps {
  page: number;
  /** One until it is known. */
  pages: number | undefined;
  hrefFor(page: number): string;
  onPage(page: number): void;
}

/** The pages of a record. */
export function RecordPages({ pages, onPage, ...rest }: RecordPagesProps) {
  return <Paginator {...rest} pageCount={pages ?? 1} onPageChange={onPage} />;
}
