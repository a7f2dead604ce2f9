import type { InboxMessage } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { visuallyHidden } from '@baize/ui-kit/foundation';
import { Trash2 } from '@baize/ui-kit/icon';
import { useIntl } from 'react-intl';
import * as css from './inbox.css.ts';

interface InboxListProps {
  messages: readonly InboxMessage[];
  onOpen(message: InboxMessage): void;
  onRemove(message: InboxMessage): void;
}

/** The member's letters, each with its beginning, its day and a way to throw it away. */
export function InboxList({ messages, onOpen, onRemove }: InboxListProps) {
  const intl = useIntl();
  return (
    <ul className={css.list}>
      {messages.map((message) => (
        <li key={message.id} className={css.item} data-state={message.read ? 'read' : 'unread'}>
          <span className={css.dot} data-state={message.read ? 'read' : 'unread'} />
          <button type="button" className={css.open} onClick={() => onOpen(message)}>
            <span className={css.subject}>
              {!message.read && (
                <span className={visuallyHidden}>
                  {intl.formatMessage({ id: 'member.inbox.unreadMark' })}{' '}
                </span>
              )}
              {message.title}
            </span>
            {message.from && (
              <span className={css.time}>
                {intl.formatMessage({ id: 'line.message.from' }, { account: message.from.account })}
              </span>
            )}
            <span className={css.preview}>{message.body}</span>
          </button>
          <span className={css.side}>
            <time
              className={`${css.time} ${css.day}`}
              dateTime={new Date(message.createdAt).toISOString()}
            >
              {intl.formatDate(message.createdAt, { dateStyle: 'medium' })}
            </time>
            <Button
              className={css.remove}
              variant="ghost"
              size="sm"
              iconOnly
              aria-label={intl.formatMessage(
                { id: 'member.inbox.deleteOne' },
                { title: message.title },
              )}
              onClick={() => onRemove(message)}
            >
              <Trash2 size="1.1em" aria-hidden="true" />
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
