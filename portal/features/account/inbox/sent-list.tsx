import type { SentLineMessage, sentLineMessages } from '@baize/gateway/contract';
import { Badge } from '@baize/ui-kit/badge';
import { Button } from '@baize/ui-kit/button';
import { Send } from '@baize/ui-kit/icon';
import { useIntl } from 'react-intl';
import type { CursorList } from '../../../shared/api/use-cursor-query.ts';
import { dateAndTime } from '../../../shared/messages/date-and-time.ts';
import { RecordsBody } from '../../../shared/records/records-body.tsx';
import * as css from './inbox.css.ts';

interface SentListProps {
  sent: CursorList<typeof sentLineMessages>;
}

/**
 * The messages that the member sent to the line with their receivers; one that staff removed is
 * marked (R11.13).
 */
export function SentList({ sent }: SentListProps) {
  const intl = useIntl();
  const audience = ({ audience: to, receivers: count, account }: SentLineMessage) =>
    intl.formatMessage({ id: `line.sent.${to}` }, { count, account });
  return (
    <RecordsBody
      count={sent.rows?.length}
      error={sent.error}
      onRetry={sent.retry}
      empty={{ icon: <Send />, title: 'line.sent.empty', reason: 'line.sent.emptyReason' }}
    >
      <ul className={css.list}>
        {sent.rows?.map((message) => (
          <li key={message.id} className={css.sent}>
            <span className={css.sentHead}>
              <strong>{message.title}</strong>
              {message.removed && (
                <Badge tone="danger">{intl.formatMessage({ id: 'line.sent.removed' })}</Badge>
              )}
            </span>
            <span className={css.body}>{message.body}</span>
            <span className={css.sentHead}>
              <span className={css.time}>{audience(message)}</span>
              <time className={css.time} dateTime={new Date(message.createdAt).toISOString()}>
                {dateAndTime(intl, message.createdAt)}
              </time>
            </span>
          </li>
        ))}
      </ul>
      {sent.hasMore && (
        <Button variant="soft" busy={sent.isLoadingMore} onClick={sent.loadMore}>
          {intl.formatMessage({ id: 'line.sent.more' })}
        </Button>
      )}
    </RecordsBody>
  );
}
