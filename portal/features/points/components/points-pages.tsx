import { Paginator } from '@baize/ui-kit/paginator';

export interface PointsPagesProps {
  page: number;
  hrefFor(page: number): string;
  onPage(page: number): void;
}

/** The pages of a list of the points mall. */
export function PointsPages({ pages, onPage, ...rest }: PointsPagesProps & { pages: number }) {
  return <Paginator {...rest} pageCount={pages} onPageChange={onPage} />;
}
