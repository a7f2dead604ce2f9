import type { Announcement } from '@baize/gateway/contract';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { ErrorState } from '@baize/ui-kit/error-state';
import { Inbox } from '@baize/ui-kit/icon';
import { Paginator } from '@baize/ui-kit/paginator';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { CallError } from '../../shared/gateway/call-error.ts';
import { SafeHtml } from '../../shared/html/safe-html.tsx';
import { errorMessageId } from '../../shared/notify/notify-store.ts';
import * as css from './notice-popup.css.ts';

/** Specification section 9: announcements and notices come nine a page. */
export const PAGE_SIZE = 9;

interface NoticeScreenProps {
  notices: readonly Announcement[] | undefined;
  error: CallError | undefined;
  onRetry(): void;
  openId: string;
  /** Without one, the page of the open notice. */
  page: number | undefined;
  pageHref: string;
  onShow(notice: Announcement | undefined, page: number): void;
}

/** The page that a notice stands on, from 1. */
export const pageOf = (notices: readonly Announcement[], id: string): number =>
  Math.floor(
    Math.max(
      0,
      notices.findIndex((notice) => notice.id === id),
    ) / PAGE_SIZE,
  ) + 1;

/** List left, text right; a press toggles a notice open or closed (R2.101). */
export function NoticeScreen(props: NoticeScreenProps) {
  const { notices, error, onRetry, openId, onShow, pageHref } = props;
  const intl = useIntl();
  if (!notices && error) {
    return (
      <ErrorState
        title={<FormattedMessage id="notices.failed" />}
        detail={<FormattedMessage id={errorMessageId(error.code)} />}
        retryLabel={<FormattedMessage id="action.retry" />}
        onRetry={onRetry}
      />
    );
  }
  if (notices?.length === 0) {
    return (
      <EmptyState
        icon={<Inbox />}
        title={<FormattedMessage id="notices.empty" />}
        reason={<FormattedMessage id="notices.emptyReason" />}
      />
    );
  }
  const page = props.page ?? pageOf(notices ?? [], openId);
  const pages = Math.ceil((notices?.length ?? 0) / PAGE_SIZE);
  const shown = notices?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const open = notices?.find((notice) => notice.id === openId);
  return (
    <div className={css.layout}>
      <div className={css.side}>
        <ul className={css.list} aria-label={intl.formatMessage({ id: 'notices.list' })}>
          {shown?.map((notice) => (
            <li key={notice.id}>
              <button
                type="button"
                className={css.item}
                aria-expanded={notice.id === openId}
                aria-controls="notice-text"
                onClick={() => onShow(notice.id === openId ? undefined : notice, page)}
              >
                <span className={css.itemTitle}>{notice.title}</span>
                <span className={css.time}>
                  <FormattedDate value={notice.publishedAt} dateStyle="medium" />
                </span>
              </button>
            </li>
          )) ?? <Skeleton />}
        </ul>
        <Paginator
          page={page}
          pages={pages}
          jump={false}
          hrefFor={() => pageHref}
          onPage={(next) => onShow(undefined, next)}
          labels={{
            paginator: intl.formatMessage({ id: 'notices.pages' }),
            previous: intl.formatMessage({ id: 'notices.previous' }),
            next: intl.formatMessage({ id: 'notices.next' }),
            page: (number) => intl.formatMessage({ id: 'notices.page' }, { page: number }),
            jump: intl.formatMessage({ id: 'notices.jump' }),
          }}
        />
      </div>
      <article id="notice-text" className={css.detail} aria-live="polite">
        {open ? (
          <>
            <h3 className={css.detailTitle}>{open.title}</h3>
            <SafeHtml html={open.content} />
          </>
        ) : (
          <p className={css.choose}>
            <FormattedMessage id="notices.choose" />
          </p>
        )}
      </article>
    </div>
  );
}
