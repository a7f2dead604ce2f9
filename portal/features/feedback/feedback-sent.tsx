import type { Feedback, FeedbackList } from '@baize/gateway/contract';
import { Badge } from '@baize/ui-kit/badge';
import { Button } from '@baize/ui-kit/button';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { MessageSquare } from '@baize/ui-kit/icon';
import { Paginator } from '@baize/ui-kit/paginator';
import { FormattedMessage, useIntl } from 'react-intl';
import * as css from './feedback.css.ts';

export interface FeedbackSentProps {
  page: number;
  hrefFor(page: number): string;
  onPage(page: number): void;
  onWrite(): void;
}

function Message({ message }: { message: Feedback }) {
  const { kind, status, referenceNo, createdAt, text, answer, answeredAt } = message;
  return (
    <li className={css.message}>
      <div className={css.head}>
        <h3 className={css.kind}>
          <FormattedMessage id={`feedback.kind.${kind}`} />
        </h3>
        <Badge tone={status === 'answered' ? 'success' : 'warning'}>
          <FormattedMessage id={`feedback.status.${status}`} />
        </Badge>
      </div>
      <p className={css.quiet}>
        <FormattedMessage
          id="feedback.facts"
          values={{ number: referenceNo, date: new Date(createdAt) }}
        />
      </p>
      <p className={css.text}>{text}</p>
      {answer && (
        <div className={css.answer}>
          <p className={css.quiet}>
            <FormattedMessage
              id="feedback.answer"
              values={{ date: new Date(answeredAt ?? createdAt) }}
            />
          </p>
          <p className={css.text}>{answer}</p>
        </div>
      )}
    </li>
  );
}

/** The member's own messages with their status, newest first. */
export function FeedbackSent({ data, ...props }: FeedbackSentProps & { data: FeedbackList }) {
  const intl = useIntl();
  const { page, hrefFor, onPage, onWrite } = props;
  if (data.list.length === 0) {
    return (
      <EmptyState
        icon={<MessageSquare />}
        title={<FormattedMessage id="feedback.none" />}
        description={<FormattedMessage id="feedback.noneReason" />}
        action={
          <Button variant="soft" onClick={onWrite}>
            <FormattedMessage id="feedback.tab.write" />
          </Button>
        }
      />
    );
  }
  return (
    <div className={css.form}>
      <ul className={css.list}>
        {data.list.map((message) => (
          <Message key={message.referenceNo} message={message} />
        ))}
      </ul>
      <Paginator
        page={page}
        hrefFor={hrefFor}
        onPageChange={onPage}
        pageCount={data.totalPages}
        label={intl.formatMessage({ id: 'feedback.pages' })}
      />
    </div>
  );
}
