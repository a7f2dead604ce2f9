import { Paginator } from '@baize/ui-kit/paginator';
import { useState } from 'react';
import { PAGES } from '../games.ts';

const pagerLabels = {
  paginator: 'Pages of games',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  jump: 'Go to page',
};
const hrefFor = (page: number) => `?page=${page}`;

export function Pager() {
  const [page, setPage] = useState(1);
  return (
    <Paginator
      page={page}
      pageCount={PAGES}
      hrefFor={hrefFor}
      onPageChange={setPage}
      labels={pagerLabels}
    />
  );
}
