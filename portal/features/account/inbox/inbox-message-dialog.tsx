import type { InboxMessage } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Dialog } from '@baize/ui-kit/dialog';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useMemberFrame } from '../../../shared/member-center/member-frame.ts';
import { dateAndTime } from '../../../shared/messages/date-and-time.ts';
import { saferGamblingPath } from '../../../shared/protection/safer-sections.ts';
import * as css from './inbox.css.ts';

interface LetterDialogProps {
  /** Undefined while none is open. */
  message: InboxMessage | undefined;
  onClose(): void;
  /** Writes back to whoever of the line has sent it. */
  onReply(message: InboxMessage, account: string): void;
}

/** A whole message, with the way to what it is about. */
export function InboxMessageDialog({ message, onClose, onReply }: LetterDialogProps) {
  return (
    <Dialog
      open={message !== undefined}
      size="sm"
      title={message?.title ?? ''}
      closeOnOverlay
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      {message && <Letter message={message} onReply={onReply} />}
    </Dialog>
  );
}

interface LetterProps {
  message: InboxMessage;
  onReply: LetterDialogProps['onReply'];
}

function Letter({ message, onReply }: LetterProps) {
  const intl = useIntl();
  const { linkTo } = useMemberFrame();
  const { createdAt, from, link } = message;
  return (
    <div className={css.letter}>
      <time className={css.time} dateTime={new Date(createdAt).toISOString()}>
        {dateAndTime(intl, createdAt)}
      </time>
      {from && (
        <p className={css.time}>
          {intl.formatMessage({ id: 'line.message.from' }, { account: from.account })}
        </p>
      )}
      <p className={css.body}>{message.body}</p>
      {link && (
        <Button asChild>
          {link === 'receipts' ? (
            <Link {...linkTo('withdraw')}>
              {intl.formatMessage({ id: 'member.receipt.confirm' })}
            </Link>
          ) : (
            <Link to={saferGamblingPath(link)}>
              {intl.formatMessage({ id: `safer.${link}.title` })}
            </Link>
          )}
        </Button>
      )}
      {from && (
        <Button variant="soft" onClick={() => onReply(message, from.account)}>
          {intl.formatMessage({ id: 'line.message.reply' })}
        </Button>
      )}
    </div>
  );
}
