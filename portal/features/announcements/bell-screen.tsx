import type { Announcement } from '@baize/gateway/contract';
import { Accordion } from '@baize/ui-kit/accordion';
import { Button } from '@baize/ui-kit/button';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { Gift, Inbox } from '@baize/ui-kit/icon';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { Stack } from '@baize/ui-kit/stack';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import * as css from '../../shared/announcements/two-pane.css.ts';
import type { Loaded } from '../../shared/api/loaded.ts';
import { LoadError } from '../../shared/errors/load-error.tsx';
import { SafeHtml } from '../../shared/html/safe-html.tsx';

interface BellScreenProps extends Loaded<readonly Announcement[]> {
  /** The reader's inbox; undefined for a reader without one. */
  messages: { readonly unread: number; readonly to: string } | undefined;
  onPromotion(): void;
}

/** The reader's own messages first, then the announcements as collapsed items. */
export function BellScreen({ data, error, retry, messages, onPromotion }: BellScreenProps) {
  return (
    <Stack gap="lg">
      {messages && (
        <Button asChild variant="soft" fullWidth>
          <Link to={messages.to}>
            <Inbox size={18} aria-hidden="true" />
            <FormattedMessage id="shell.notifications" values={{ count: messages.unread }} />
          </Link>
        </Button>
      )}
      {!data && error && <LoadError title="announcements.failed" error={error} onRetry={retry} />}
      {!data && !error && <Skeleton shape="block" height="12lh" />}
      {data?.length === 0 && (
        <EmptyState
          icon={<Inbox />}
          title={<FormattedMessage id="announcements.empty" />}
          description={<FormattedMessage id="announcements.emptyReason" />}
        />
      )}
      {data && data.length > 0 && (
        <Accordion
          items={data.map((item) => ({
            value: item.id,
            label: (
              <span>
                <span className={css.itemTitle}>{item.title}</span>{' '}
                <span className={css.time}>
                  <FormattedDate value={item.publishedAt} dateStyle="medium" />
                </span>
              </span>
            ),
            content: (
              <Stack gap="md">
                <SafeHtml html={item.content} />
                {item.promotionType && (
                  <div>
                    <Button size="sm" onClick={onPromotion}>
                      <Gift size={18} aria-hidden="true" />
                      <FormattedMessage id="announcements.toPromotion" />
                    </Button>
                  </div>
                )}
              </Stack>
            ),
          }))}
        />
      )}
    </Stack>
  );
}
