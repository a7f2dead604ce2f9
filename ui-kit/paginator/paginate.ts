/** The number of pages around and including the current one (R9.02). */
export const PAGE_RANGE = 5;
/** The number of pages at either end (R9.02). */
export const PAGE_MARGIN = 2;

/** A page number, or a gap for the hidden pages from `from` to `to`. */
export type PaginatorItem =
  | { kind: 'page'; page: number }
  | { kind: 'gap'; from: number; to: number };

/** The nearest existing page. */
export const clampPage = (page: number, pages: number): number =>
  Math.min(Math.max(Number.isFinite(page) ? Math.trunc(page) : 1, 1), Math.max(pages, 1));

/**
 * The numbers and gaps of a paginator: a window of five pages around the current one, shifted
 * inwards at the ends so that it stays five, and two pages at each end. A gap never hides a single
 * page, whose number takes no more room. Empty for one page or none (R9.02). At most 11 items.
 */
export function paginate({ pages, page }: { pages: number; page: number }): PaginatorItem[] {
  if (pages <= 1) return [];
  const current = clampPage(page, pages);
  const first = Math.max(1, Math.min(current - (PAGE_RANGE - 1) / 2, pages - PAGE_RANGE + 1));
  const last = Math.min(pages, first + PAGE_RANGE - 1);
  const items: PaginatorItem[] = [];
  const span = (from: number, to: number) => {
    for (let at = from; at <= to; at += 1) items.push({ kind: 'page', page: at });
  };
  const hide = (from: number, to: number) => {
    if (from < to) items.push({ kind: 'gap', from, to });
    else span(from, to);
  };
  const head = Math.min(PAGE_MARGIN, first - 1);
  const tail = Math.max(pages - PAGE_MARGIN + 1, last + 1);
  span(1, head);
  hide(head + 1, first - 1);
  span(first, last);
  hide(last + 1, tail - 1);
  span(tail, pages);
  return items;
}
