import type { ComponentPropsWithRef, FormEvent, MouseEvent } from 'react';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { isPlainPress } from '../foundation/plain-press.ts';
import { useControlled } from '../foundation/use-controlled.ts';
import { clampPage, type PaginatorItem, paginate } from './paginate.ts';
import * as css from './paginator.css.ts';

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page) => `Page ${page}`,
  goToPage: 'Go to page',
} satisfies Partial<KitLabels>;

export interface PaginatorLabels {
  previous: string;
  next: string;
  /** The name of a page's link: `Page 4`. */
  page: (page: number) => string;
  /** The label of the jump field: `Go to page`. */
  jump: string;
}

export interface PaginatorProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The current page, from 1 (controlled). Omit it to let the paginator manage its own state. */
  page?: number;
  defaultPage?: number;
  pageCount: number;
  /** The address of a page: every number is a link that can also be opened in a new tab. */
  hrefFor: (page: number) => string;
  /**
   * Called for a plain click, to navigate without loading the document. Without it the link is
   * followed.
   */
  onPageChange?: (page: number) => void;
  /** The name of the navigation landmark: `Pages of games`. */
  label?: string;
  labels?: Partial<PaginatorLabels>;
  /** Shows the field that jumps to a page. By default it is shown where some pages are hidden. */
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
 * Pagination (R9.02): five pages around the current one, two at each end, nothing for a single
 * page. All are links; the current one has `aria-current`. The jump field submits with Enter and
 * clamps its number to the existing pages.
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
  const kit = useKitLabels(DEFAULT_LABELS, 'Paginator');
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
