import type { InboxMessage, messageTargets, ResponseOf } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Chip } from '@baize/ui-kit/chip';
import { Mail, Send, Settings } from '@baize/ui-kit/icon';
import { type ComponentProps, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Loaded } from '../../../shared/api/loaded.ts';
import { MessageDialog, type MessageReceiver } from '../../../shared/line/message-dialog.tsx';
import { ConfirmDialog } from '../../../shared/popups/confirm-dialog.tsx';
import { saferGamblingPath } from '../../../shared/protection/safer-sections.ts';
import { RecordPages } from '../../../shared/records/record-pages.tsx';
import * as records from '../../../shared/records/records.css.ts';
import { RecordsBody } from '../../../shared/records/records-body.tsx';
import type { RecordAddress } from '../../../shared/records/use-record-query.ts';
import type { Inbox } from './api.ts';
import * as css from './inbox.css.ts';
import { InboxList } from './inbox-list.tsx';
import { InboxMessageDialog } from './inbox-message-dialog.tsx';
import { SentList } from './sent-list.tsx';

export const INBOX_VIEWS = ['all', 'unread', 'sent'] as const;
type InboxView = (typeof INBOX_VIEWS)[number];

interface InboxCommands {
  /** Marks a message as read. */
  read(id: number): Promise<void>;
  readAll(): Promise<void>;
  remove(id: number): Promise<void>;
}

interface InboxScreenProps {
  inbox: Loaded<Inbox>;
  sent: ComponentProps<typeof SentList>['sent'];
  /** The possible receivers of a message; undefined until they are known. */
  targets: ResponseOf<typeof messageTargets> | undefined;
  mayWrite: boolean;
  view: InboxView;
  address: RecordAddress;
  commands: InboxCommands;
}

/** The member's messages, the messages sent to the line, and one open message. */
export function InboxScreen(props: InboxScreenProps) {
  const intl = useIntl();
  const { inbox, sent, targets, mayWrite, view, address, commands } = props;
  const { query, paging, change } = address;
  const { data } = inbox;
  const [doomed, setDoomed] = useState<InboxMessage>();
  const [receiver, setReceiver] = useState<MessageReceiver>();
  const [pressed, setPressed] = useState<InboxMessage>();
  // Once read it is no longer in the list of unread messages, but stays open.
  const open = [...(data?.list ?? []), pressed].find((each) => String(each?.id) === query.order);
  const read = (message: InboxMessage) => {
    setPressed(message);
    change({ order: String(message.id), page: query.page }, { details: 'open' });
    if (!message.read) void commands.read(message.id);
  };
  return (
    <div className={records.section}>
      <div className={css.toolbar}>
        <div className={css.row}>
          {(['all', 'unread'] as const).map((each) => (
            <Chip
              key={each}
              pressed={view === each}
              {...(each === 'unread' && data && { count: data.unread })}
              onClick={() => change({ kind: each === 'unread' ? each : '' })}
            >
              {intl.formatMessage({ id: `member.inbox.${each}` })}
            </Chip>
          ))}
          {mayWrite && (
            <Chip pressed={view === 'sent'} onClick={() => change({ kind: 'sent' })}>
              {intl.formatMessage({ id: 'line.sent.title' })}
            </Chip>
          )}
          <Button asChild variant="ghost" iconOnly>
            <Link
              to={saferGamblingPath('account')}
              aria-label={intl.formatMessage({ id: 'member.inbox.settings' })}
              title={intl.formatMessage({ id: 'member.inbox.settings' })}
            >
              <Settings size="1.2em" aria-hidden="true" />
            </Link>
          </Button>
        </div>
        <div className={css.row}>
          <Button variant="soft" disabled={!data?.unread} onClick={() => void commands.readAll()}>
            {intl.formatMessage({ id: 'member.inbox.readAll' })}
          </Button>
          {mayWrite && (
            <Button disabled={!targets} onClick={() => targets && setReceiver({ targets })}>
              <Send size="1.1em" aria-hidden="true" />
              {intl.formatMessage({ id: 'line.message.write' })}
            </Button>
          )}
        </div>
      </div>
      {view === 'sent' ? (
        <SentList sent={sent} />
      ) : (
        <RecordsBody
          count={data?.list.length}
          error={inbox.error}
          onRetry={inbox.retry}
          empty={{
            icon: <Mail />,
            title: view === 'unread' ? 'member.inbox.emptyUnread' : 'member.inbox.empty',
            reason: 'member.inbox.emptyReason',
          }}
        >
          <InboxList messages={data?.list ?? []} onOpen={read} onRemove={setDoomed} />
          <RecordPages paging={paging} count={data?.totalPages} />
        </RecordsBody>
      )}
      <InboxMessageDialog
        message={open}
        onClose={() => change({ page: query.page }, { details: 'close' })}
        onReply={({ id, title }, account) => setReceiver({ replyTo: { id, title, account } })}
      />
      {receiver && (
        <MessageDialog
          receiver={receiver}
          onClose={() => setReceiver(undefined)}
          onDone={() => setReceiver(undefined)}
        />
      )}
      <ConfirmDialog
        open={doomed !== undefined}
        tone="danger"
        title={intl.formatMessage({ id: 'member.inbox.deleteTitle' })}
        labels={{
          confirm: intl.formatMessage({ id: 'member.inbox.delete' }),
        }}
        onCancel={() => setDoomed(undefined)}
        onConfirm={async () => {
          if (doomed) await commands.remove(doomed.id);
          setDoomed(undefined);
        }}
      >
        {doomed?.title}
      </ConfirmDialog>
    </div>
  );
}
