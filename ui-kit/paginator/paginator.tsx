import type { ComponentPropsWithRef, FormEvent, MouseEvent } from 'react';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { isPlainPress } from '../foundation/plain-press.ts';
import { useControlled } from '../foundation/use-controlled.ts';
import { clampPage, type PaginatorItem, paginate } from './paginate.ts';
import * as css from './paginator.css.ts';

/** What it says where no `KitProvider` says otherwise. */
const ENGLISH = {
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page) => `Page ${page}`,
  goToPage: 'Go to page',
} satisfies Partial<KitLabels>;

export interface PaginatorLabels {
  previous: string;
  next: string;
  /** The name of a page's link; receives the number: `Page 4`. */
  page: (page: number) => string;
  /** What stands beside the jump field: `Go to page`. */
  jump: string;
}

export interface PaginatorProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From 1; without it the paginator keeps its own. */
  page?: number;
  defaultPage?: number;
  pageCount: number;
  /** The address of a page: every number is a link that opens in a new tab, too. */
  hrefFor: (page: number) => string;
  /** A plain press: go there without loading the document. Without it the link is followed. */
  onPageChange?: (page: number) => void;
  /** The landmark's name: `Pages of games`. */
  label?: string;
  labels?: Partial<PaginatorLabels>;
  /** The field that jumps to a page; by default there as soon as some page is hidden. */
  jump?: boolean;
}

const arrowTo = (d: string) => (
  <svg
    className={css.arrow}
    width="18"
    height="18"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={d} />
  </svg>
);
const back = arrowTo('m15 5-7 7 7 7');
const on = arrowTo('m9 5 7 7-7 7');

const keyOf = (item: PaginatorItem) => (item.kind === 'page' ? item.page : `gap-${item.from > 3}`);

/**
 * Numbered pages (R9.02): five around the current one, two at each end, nothing at one page. All
 * are links; the current one carries `aria-current`. The jump field takes Enter and keeps to the
 * pages that there are.
 */
export function Paginator({
  page: pageProp,
  defaultPage,
  pageCount,
  hrefFor,
  onPageChange,
  label,
  labels,
  jump,
  className,
  ...rest
}: PaginatorProps) {
  const kit = useKitLabels(ENGLISH, 'Paginator');
  const [page, setPage] = useControlled(pageProp, defaultPage ?? 1, onPageChange, 'Paginator');
  /** Whether a press stays in this document. */
  const stays = onPageChange !== undefined || defaultPage !== undefined;
  const items = paginate({ pages: pageCount, page });
  if (items.length === 0) return null;
  const current = clampPage(page, pageCount);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!stays || !isPlainPress(event)) return;
    event.preventDefault();
    const wanted = Number(event.currentTarget.dataset.page);
    if (wanted !== current) setPage(wanted);
  };
  const jumpTo = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = new FormData(form).get('page');
    if (typeof text !== 'string' || text.trim() === '') return;
    const wanted = clampPage(Number(text), pageCount);
    form.reset();
    if (wanted === current) return;
    if (stays) setPage(wanted);
    else window.location.assign(hrefFor(wanted));
  };
  const step = (to: number, label: string, drawing: typeof back) =>
    to < 1 || to > pageCount ? (
      // biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere, by WAI-ARIA's own pattern
      <a className={css.page} role="link" aria-disabled="true" aria-label={label}>
        {drawing}
      </a>
    ) : (
      <a
        className={css.page}
        href={hrefFor(to)}
        rel={to < current ? 'prev' : 'next'}
        aria-label={label}
        data-page={to}
        onClick={follow}
      >
        {drawing}
      </a>
    );

  return (
    <nav aria-label={label ?? kit.pages} {...rest} className={cx(css.paginator, className)}>
      <ul className={css.list}>
        <li>{step(current - 1, labels?.previous ?? kit.previousPage, back)}</li>
        {items.map((item) => (
          <li key={keyOf(item)}>
            {item.kind === 'gap' ? (
              <span className={css.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <a
                className={css.page}
                href={hrefFor(item.page)}
                aria-label={(labels?.page ?? kit.page)(item.page)}
                aria-current={item.page === current ? 'page' : undefined}
                data-page={item.page}
                onClick={follow}
              >
                {item.page}
              </a>
            )}
          </li>
        ))}
        <li>{step(current + 1, labels?.next ?? kit.nextPage, on)}</li>
      </ul>
      {(jump ?? items.some((item) => item.kind === 'gap')) && (
        <form className={css.jump} onSubmit={jumpTo} noValidate>
          <label className={css.jump}>
            {labels?.jump ?? kit.goToPage}
            <input
              className={css.input}
              name="page"
              type="number"
              inputMode="numeric"
              min={1}
              max={pageCount}
              placeholder={String(current)}
              enterKeyHint="go"
            />
          </label>
          <button type="submit" className={css.page} aria-label={labels?.jump ?? kit.goToPage}>
            {on}
          </button>
        </form>
      )}
    </nav>
  );
}
