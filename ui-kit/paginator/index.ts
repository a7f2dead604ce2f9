export { clampPage, PAGE_MARGIN, PAGE_RANGE, type PaginatorItem, paginate } from './paginate.ts';
export { Paginator, type PaginatorLabels, type PaginatorProps } from './paginator.tsx';
