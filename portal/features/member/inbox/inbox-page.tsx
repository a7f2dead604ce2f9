import {
  deleteMessage,
  getInbox,
  type InboxMessage,
  readAllMessages,
  readMessage,
  unreadCount,
} from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Chip } from '@baize/ui-kit/chip';
import { ConfirmDialog } from '@baize/ui-kit/confirm-dialog';
import { Dialog } from '@baize/ui-kit/dialog';
import { Mail } from '@baize/ui-kit/icon';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSWRConfig } from 'swr';
import { call } from '../../../shared/gateway/call.ts';
import { CallError } from '../../../shared/gateway/call-error.ts';
import { keysOf, useCall } from '../../../shared/gateway/use-call.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { RecordPages } from '../parts/record-pages.tsx';
import * as records from '../parts/records.css.ts';
import { RecordsBody } from '../parts/records-body.tsx';
import { useRecordQuery } from '../parts/use-record-query.ts';
import * as css from './inbox.css.ts';
import { InboxList } from './inbox-list.tsx';

const PAGE_SIZE = 15;

/** R2.73: the member's messages; reading one takes it off the count everywhere. */
export default function InboxPage() {
  const intl = useIntl();
  const notify = useNotify();
  const { mutate: mutateAll } = useSWRConfig();
  const { query, hrefFor, change } = useRecordQuery();
  const [doomed, setDoomed] = useState<InboxMessage>();
  const filter = query.kind === 'unread' ? 'unread' : 'all';
  const asked = { pageNo: query.page, pageSize: PAGE_SIZE, filter } as const;
  const { data, error, mutate } = useCall(getInbox, asked);
  const open = data?.list.find(({ id }) => String(id) === query.order);

  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (failure) {
      notify.failure(failure instanceof CallError ? failure : new CallError('unknown_error'));
    }
    void mutate();
    void mutateAll(keysOf(unreadCount));
  };
  const read = (message: InboxMessage) => {
    change({ order: String(message.id), page: query.page });
    if (!message.read) void attempt(() => call(readMessage, { id: message.id }));
  };
  const time = (at: number) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  const close = intl.formatMessage({ id: 'action.close' });
  return (
    <div className={records.section}>
      <div className={css.toolbar}>
        {(['all', 'unread'] as const).map((each) => (
          <Chip
            key={each}
            pressed={filter === each}
            {...(each === 'unread' && data && { count: data.unread })}
            onClick={() => change({ kind: each === 'unread' ? each : '' })}
          >
            {intl.formatMessage({ id: `member.inbox.${each}` })}
          </Chip>
        ))}
        <Button
          className={css.readAll}
          tone="soft"
          disabled={!data?.unread}
          onClick={() => void attempt(() => call(readAllMessages, {}))}
        >
          {intl.formatMessage({ id: 'member.inbox.readAll' })}
        </Button>
      </div>
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
        <InboxList letters={data?.list ?? []} onOpen={read} onRemove={setDoomed} />
        <RecordPages
          page={query.page}
          pages={data?.totalPages ?? 1}
          hrefFor={hrefFor}
          onPage={(page) => change({ page })}
        />
      </RecordsBody>
      <Dialog
        open={open !== undefined}
        size="sm"
        title={open?.title ?? ''}
        closeOnOverlay
        labels={{ close }}
        onOpenChange={(next) => {
          if (!next) change({ page: query.page }, { replace: true });
        }}
      >
        {open && (
          <div className={css.letter}>
            <time className={css.time} dateTime={new Date(open.createdAt).toISOString()}>
              {time(open.createdAt)}
            </time>
            <p className={css.body}>{open.body}</p>
          </div>
        )}
      </Dialog>
      <ConfirmDialog
        open={doomed !== undefined}
        tone="danger"
        title={intl.formatMessage({ id: 'member.inbox.deleteTitle' })}
        labels={{
          cancel: intl.formatMessage({ id: 'action.cancel' }),
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
