import type { Announcement } from '@baize/gateway/contract';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { Inbox } from '@baize/ui-kit/icon';
import { Paginator } from '@baize/ui-kit/paginator';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { type ReactNode, useId } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { Loaded } from '../api/loaded.ts';
import { LoadError } from '../errors/load-error.tsx';
import { SafeHtml } from '../html/safe-html.tsx';
import { useLastPage } from '../records/use-last-page.ts';
import * as css from './two-pane.css.ts';

/** Announcements and notices per page (specification section 9). */
export const PAGE_SIZE = 9;

/** The fields of an item that a pane reads. */
type PaneItem = Pick<Announcement, 'id' | 'title' | 'content' | 'publishedAt'>;

export interface TwoPaneProps<Item extends PaneItem = Announcement>
  extends Loaded<readonly Item[]> {
  /** Selects the messages. */
  words: 'notices' | 'announcements' | 'gameNews';
  /** The id of the open item; without one, or for an unknown id, no text is shown. */
  openId: string;
  /** The page; undefined for that of the open item. One beyond the last is replaced by the last. */
  page: number | undefined;
  pageHref: string;
  /** A press on the open item closes it (R2.101); otherwise one item is always open (R2.100). */
  toggles: boolean;
  /** Renders the actions for the open item, under its text. */
  action?(item: Item): ReactNode;
  /** Replaces item and page in the address. */
  onShow(item: Item | undefined, page: number): void;
}

/** The page of an item, from 1. */
const pageOf = (items: readonly PaneItem[], id: string): number =>
  Math.floor(
    Math.max(
      0,
      items.findIndex((item) => item.id === id),
    ) / PAGE_SIZE,
  ) + 1;

/**
 * A list of titles at the left, nine per page, and the text of the open one at the right:
 * announcements, notices, game news.
 */
export function TwoPane<Item extends PaneItem = Announcement>(props: TwoPaneProps<Item>) {
  const { words, data: items, error, retry, openId, toggles, action, onShow, pageHref } = props;
  const intl = useIntl();
  const textId = useId();
  const pages = Math.ceil((items?.length ?? 0) / PAGE_SIZE);
  const asked = props.page ?? pageOf(items ?? [], openId);
  const page = items ? Math.min(asked, Math.max(pages, 1)) : asked;
  const open = items?.find((item) => item.id === openId);
  useLastPage(
    { query: { page: asked }, change: ({ page: last }) => onShow(open, last) },
    { data: items && { totalPages: pages }, isPrevious: false },
  );
  if (!items && error) {
    return <LoadError title={`${words}.failed`} error={error} onRetry={retry} />;
  }
  if (items?.length === 0) {
    return (
      <EmptyState
        icon={<Inbox />}
        title={<FormattedMessage id={`${words}.empty`} />}
        description={<FormattedMessage id={`${words}.emptyReason`} />}
      />
    );
  }
  const shown = items?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const press = (item: Item) => onShow(toggles && item.id === openId ? undefined : item, page);
  return (
    <div className={css.layout} aria-busy={!items}>
      <div className={css.side}>
        <ul className={css.list} aria-label={intl.formatMessage({ id: `${words}.list` })}>
          {shown?.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                className={css.item}
                {...(toggles
                  ? { 'aria-expanded': item.id === openId }
                  : { 'aria-current': item.id === openId ? 'true' : undefined })}
                aria-controls={textId}
                onClick={() => press(item)}
              >
                <span className={css.itemTitle}>{item.title}</span>
                <span className={css.time}>
                  <FormattedDate value={item.publishedAt} dateStyle="medium" />
                </span>
              </button>
            </li>
          )) ?? <Skeleton />}
        </ul>
        <Paginator
          page={page}
          pageCount={pages}
          jump={false}
          hrefFor={() => pageHref}
          onPageChange={(next) =>
            onShow(toggles ? undefined : items?.[(next - 1) * PAGE_SIZE], next)
          }
          label={intl.formatMessage({ id: `${words}.pages` })}
        />
      </div>
      <article id={textId} className={css.detail} aria-live="polite">
        {open ? (
          <>
            <h3 className={css.detailTitle}>{open.title}</h3>
            <SafeHtml html={open.content} />
            {action?.(open)}
          </>
        ) : (
          items && (
            <p className={css.choose}>
              <FormattedMessage id={`${words}.choose`} />
            </p>
          )
        )}
      </article>
    </div>
  );
}
