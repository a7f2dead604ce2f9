import {
  deleteMessage,
  getInbox,
  type InboxMessage,
  messageTargets,
  readAllMessages,
  readMessage,
  unreadCount,
} from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Chip } from '@baize/ui-kit/chip';
import { ConfirmDialog } from '@baize/ui-kit/confirm-dialog';
import { Dialog } from '@baize/ui-kit/dialog';
import { Mail, Send } from '@baize/ui-kit/icon';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { call } from '../../../shared/api/call.ts';
import { toCallError } from '../../../shared/api/to-call-error.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import { useRevalidate } from '../../../shared/api/use-revalidate.ts';
import { MessageDialog, type MessageReceiver } from '../../../shared/line/message-dialog.tsx';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { saferGamblingPath } from '../../../shared/protection/safer-sections.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { RecordPages } from '../components/record-pages.tsx';
import * as records from '../components/records.css.ts';
import { RecordsBody } from '../components/records-body.tsx';
import { useRecordQuery } from '../components/use-record-query.ts';
import * as css from './inbox.css.ts';
import { InboxList } from './inbox-list.tsx';
import { SentList } from './sent-list.tsx';

const PAGE_SIZE = 15;

/** R2.73: the member's messages; reading one takes it off the count everywhere. */
export default function InboxPage() {
  const intl = useIntl();
  const notify = useNotify();
  const revalidate = useRevalidate();
  const { query, hrefFor, change } = useRecordQuery();
  const [doomed, setDoomed] = useState<InboxMessage>();
  const [receiver, setReceiver] = useState<MessageReceiver>();
  const { data: targets } = useQuery(messageTargets, {});
  const { isAgent } = useSession();
  // Until it is known whom one may write to: an agent has a line or somebody above.
  const mayWrite = targets ? targets.line > 0 || targets.upline !== undefined : isAgent;
  const showsSent = query.kind === 'sent';
  const filter = query.kind === 'unread' ? 'unread' : 'all';
  const params = { pageNo: query.page, pageSize: PAGE_SIZE, filter } as const;
  const { data, error, mutate } = useQuery(getInbox, params);
  const open = data?.list.find(({ id }) => String(id) === query.order);

  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (failure) {
      notify.failure(toCallError(failure));
    }
    void revalidate([getInbox, unreadCount]);
  };
  const read = (message: InboxMessage) => {
    change({ order: String(message.id), page: query.page });
    if (!message.read) void attempt(() => call(readMessage, { id: message.id }));
  };
  const time = (at: number) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  const received = () => (
    <RecordsBody
      count={data?.list.length}
      error={error}
      onRetry={() => void mutate()}
      empty={{
        icon: <Mail />,
        title: filter === 'unread' ? 'member.inbox.emptyUnread' : 'member.inbox.empty',
        reason: 'member.inbox.emptyReason',
      }}
    >
      <InboxList messages={data?.list ?? []} onOpen={read} onRemove={setDoomed} />
      <RecordPages
        page={query.page}
        pages={data?.totalPages ?? 1}
        hrefFor={hrefFor}
        onPage={(page) => change({ page })}
      />
    </RecordsBody>
  );
  return (
    <div className={records.section}>
      <div className={css.toolbar}>
        {(['all', 'unread'] as const).map((each) => (
          <Chip
            key={each}
            pressed={filter === each && !showsSent}
            {...(each === 'unread' && data && { count: data.unread })}
            onClick={() => change({ kind: each === 'unread' ? each : '' })}
          >
            {intl.formatMessage({ id: `member.inbox.${each}` })}
          </Chip>
        ))}
        {mayWrite && (
          <Chip pressed={showsSent} onClick={() => change({ kind: 'sent' })}>
            {intl.formatMessage({ id: 'line.sent.title' })}
          </Chip>
        )}
        <Button
          className={css.readAll}
          variant="soft"
          disabled={!data?.unread}
          onClick={() => void attempt(() => call(readAllMessages, {}))}
        >
          {intl.formatMessage({ id: 'member.inbox.readAll' })}
        </Button>
        {mayWrite && (
          <Button disabled={!targets} onClick={() => targets && setReceiver({ targets })}>
            <Send size="1.1em" aria-hidden="true" />
            {intl.formatMessage({ id: 'line.message.write' })}
          </Button>
        )}
      </div>
      {showsSent ? <SentList /> : received()}
      <Dialog
        open={open !== undefined}
        size="sm"
        title={open?.title ?? ''}
        closeOnOverlay
        onOpenChange={(next) => {
          if (!next) change({ page: query.page }, { replace: true });
        }}
      >
        {open && (
          <div className={css.letter}>
            <time className={css.time} dateTime={new Date(open.createdAt).toISOString()}>
              {time(open.createdAt)}
            </time>
            {open.from && (
              <p className={css.time}>
                {intl.formatMessage({ id: 'line.message.from' }, { account: open.from.account })}
              </p>
            )}
            <p className={css.body}>{open.body}</p>
            {open.link && (
              <Button asChild>
                <Link to={saferGamblingPath(open.link)}>
                  {intl.formatMessage({ id: `safer.${open.link}.title` })}
                </Link>
              </Button>
            )}
            {open.from && (
              <Button
                variant="soft"
                onClick={() => {
                  const { id, title } = open;
                  const account = open.from?.account ?? '';
                  change({ page: query.page }, { replace: true });
                  setReceiver({ replyTo: { id, title, account } });
                }}
              >
                {intl.formatMessage({ id: 'line.message.reply' })}
              </Button>
            )}
          </div>
        )}
      </Dialog>
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
          if (doomed) await attempt(() => call(deleteMessage, { id: doomed.id }));
          setDoomed(undefined);
        }}
      >
        {doomed?.title}
      </ConfirmDialog>
    </div>
  );
}
