import { Paginator } from '@baize/ui-kit/paginator';

export interface PointsPagesProps {
  page: number;
  hrefFor(page: number): string;
  onPage(page: number): void;
}

/** The pagination of a list in the points mall. */
export function PointsPages({ pages, onPage, ...rest }: PointsPagesProps & { pages: number }) {
  return <Paginator {...rest} pageCount={pages} onPageChange={onPage} />;
}
