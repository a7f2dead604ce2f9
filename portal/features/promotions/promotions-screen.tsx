import type { Announcement } from '@baize/gateway/contract';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { Illustration } from '@baize/ui-kit/illustration';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { FormattedMessage } from 'react-intl';
import { FailedPart } from '../../shared/errors/failed-part.tsx';
import type { Loaded } from '../../shared/gateway/loaded.ts';
import { SafeHtml } from '../../shared/html/safe-html.tsx';
import * as css from './promotions.css.ts';

/** What is on offer, each with its whole text: nothing is hidden behind an asterisk. */
export function PromotionsScreen({ data, error, retry }: Loaded<readonly Announcement[]>) {
  return (
    <div className={css.page}>
      <h1 className={css.title}>
        <FormattedMessage id="promotions.title" />
      </h1>
      {!data && error && <FailedPart title="promotions.failed" error={error} onRetry={retry} />}
      {!data && !error && <Skeleton shape="block" height="20rem" />}
      {data?.length === 0 && (
        <EmptyState
          art={<Illustration scene="nothing" />}
          title={<FormattedMessage id="promotions.empty" />}
          reason={<FormattedMessage id="promotions.emptyReason" />}
        />
      )}
      <div className={css.list}>
        {data?.map((promotion) => (
          <article key={promotion.id} id={promotion.id} className={css.card}>
            <h2 className={css.cardTitle}>{promotion.title}</h2>
            <SafeHtml html={promotion.content} />
            <p className={css.since}>
              <FormattedMessage
                id="promotions.published"
                values={{ date: new Date(promotion.publishedAt) }}
              />
            </p>
          </article>
        ))}
      </div>
    </div>
  );
}
