import { useLastPage } from '../../../shared/records/use-last-page.ts';
import { useRecordQuery } from '../../../shared/records/use-record-query.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { useInbox, useInboxCommands, useMessageTargets, useSentMessages } from './api.ts';
import { INBOX_VIEWS, InboxScreen } from './inbox-screen.tsx';

/** R2.73: the member's messages; view, page and open message are in the address. */
export default function InboxPage() {
  const address = useRecordQuery();
  const { query } = address;
  const view = INBOX_VIEWS.find((each) => each === query.kind) ?? 'all';
  const targets = useMessageTargets();
  const { isAgent } = useSession();
  const inbox = useInbox(view === 'unread' ? view : 'all', query.page);
  useLastPage(address, inbox);
  return (
    <InboxScreen
      inbox={inbox}
      sent={useSentMessages(view === 'sent')}
      targets={targets}
      // Hidden until the possible receivers are known: an agent has a line or an upline.
      mayWrite={targets ? targets.line > 0 || targets.upline !== undefined : isAgent}
      view={view}
      address={address}
      commands={useInboxCommands()}
    />
  );
}
