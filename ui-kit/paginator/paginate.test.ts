import { expect, test } from 'vitest';
import { clampPage, PAGE_MARGIN, PAGE_RANGE, type PaginatorItem, paginate } from './paginate.ts';

const draw = (items: PaginatorItem[]) =>
  items.map((item) => (item.kind === 'page' ? item.page : '…')).join(' ');

test('[R9.02] shows nothing at one page or none', () => {
  for (const pages of [-1, 0, 1]) expect(paginate({ pages, page: 1 })).toEqual([]);
  expect(paginate({ pages: 2, page: 1 })).toHaveLength(2);
});

test.each([
  [20, 1, '1 2 3 4 5 … 19 20'],
  [20, 3, '1 2 3 4 5 … 19 20'],
  [20, 4, '1 2 3 4 5 6 … 19 20'],
  [20, 6, '1 2 3 4 5 6 7 8 … 19 20'],
  [20, 7, '1 2 … 5 6 7 8 9 … 19 20'],
  [20, 10, '1 2 … 8 9 10 11 12 … 19 20'],
  [20, 15, '1 2 … 13 14 15 16 17 18 19 20'],
  [20, 20, '1 2 … 16 17 18 19 20'],
  [8, 1, '1 2 3 4 5 6 7 8'],
  [9, 5, '1 2 3 4 5 6 7 8 9'],
  [9, 1, '1 2 3 4 5 … 8 9'],
])('[R9.02] %i pages at page %i: %s', (pages, page, drawing) => {
  expect(draw(paginate({ pages, page }))).toBe(drawing);
});

/** The violations of the paginator's rules; empty when all hold. */
function faults(pages: number, page: number): string[] {
  const items = paginate({ pages, page });
  const found: string[] = [];
  // In order, the items cover every page once: ascending, without a gap or a repetition.
  let next = 1;
  for (const item of items) {
    const [from, to] = item.kind === 'page' ? [item.page, item.page] : [item.from, item.to];
    if (from !== next) found.push(`jumps from ${next} to ${from}`);
    if (item.kind === 'gap' && to <= from) found.push(`hides the single page ${from}`);
    next = to + 1;
  }
  if (next !== pages + 1) found.push('does not reach the last page');
  const shown = new Set(items.flatMap((item) => (item.kind === 'page' ? [item.page] : [])));
  const need = [page - 2, page - 1, page, page + 1, page + 2];
  for (let at = 1; at <= PAGE_MARGIN; at += 1) need.push(at, pages + 1 - at);
  for (const at of need)
    if (at >= 1 && at <= pages && !shown.has(at)) found.push(`does not show ${at}`);
  const around = [...shown].filter((at) => Math.abs(at - page) < PAGE_RANGE);
  if (around.length < Math.min(PAGE_RANGE, pages)) found.push('shows too few around');
  if (items.length > PAGE_RANGE + 2 * PAGE_MARGIN + 2) found.push(`has ${items.length} items`);
  return found.map((fault) => `${page} of ${pages} (${draw(items)}) ${fault}`);
}

test('[R9.02] follows its rules for all numbers of pages up to 200', () => {
  const found: string[] = [];
  for (let pages = 2; pages <= 200; pages += 1)
    for (let page = 1; page <= pages; page += 1) found.push(...faults(pages, page));
  expect(found).toEqual([]);
});

test('treats a page that does not exist as the nearest one', () => {
  expect([0, -5, 1.9, 7, 99, Number.NaN].map((page) => clampPage(page, 7))).toEqual([
    1, 1, 1, 7, 7, 1,
  ]);
  expect(paginate({ pages: 20, page: 99 })).toEqual(paginate({ pages: 20, page: 20 }));
});
