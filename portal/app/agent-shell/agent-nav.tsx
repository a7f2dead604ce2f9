import { Avatar } from '@baize/ui-kit/avatar';
import { Badge } from '@baize/ui-kit/badge';
import { ArrowLeft, Headset, LogOut, type LucideIcon } from '@baize/ui-kit/icon';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { AgentEntries } from '../../features/agent/components/agent-entries.tsx';
import { useRequestedPage } from '../../features/agent/use-agent-center.ts';
import type { MessageId } from '../../shared/messages/message-id.ts';
import { appPath } from '../../shared/navigation/app-path.ts';
import * as entries from '../../shared/navigation/entries.css.ts';
import { useScrollCurrentIntoView } from '../../shared/navigation/use-scroll-current-into-view.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { useMember } from '../../shared/session/use-member.ts';
import { useMemberIcon } from '../../shared/session/use-member-icon.ts';
import * as css from './agent-shell.css.ts';

function EntryText({ icon: Icon, message }: { icon: LucideIcon; message: MessageId }) {
  return (
    <>
      <Icon className={entries.entryIcon} aria-hidden="true" />
      <FormattedMessage id={message} />
    </>
  );
}

/** The current agent and the agent center's menu (R2.80). */
export function AgentNav() {
  const intl = useIntl();
  const popups = usePopups();
  const notify = useNotify();
  const { account = '' } = useSession();
  const { member } = useMember();
  const iconUrl = useMemberIcon().data?.iconUrl;
  const [query] = useSearchParams();
  const { search } = useLocation();
  const { page } = useRequestedPage(query.get('page') ?? undefined);
  // On small screens the entries are in a row.
  const menu = useScrollCurrentIntoView<HTMLUListElement>(search);
  const nickname = member?.nickname || account;
  return (
    <div className={css.side}>
      <div className={css.who}>
        <Avatar className={css.picture} name={nickname} {...(iconUrl && { src: iconUrl })} />
        <span className={css.whoText}>
          <span className={css.nickname}>{nickname}</span>
          <span className={css.whoLine}>
            {account}{' '}
            <Badge>
              <FormattedMessage id="shell.agentAccount" />
            </Badge>
          </span>
        </span>
      </div>
      <nav aria-label={intl.formatMessage({ id: 'agent.menu' })}>
        <ul ref={menu} className={css.entries}>
          <AgentEntries current={page}>
            <li>
              <button
                type="button"
                className={entries.entry}
                onClick={() => popups.open('contact')}
              >
                <EntryText icon={Headset} message="shell.customerService" />
              </button>
            </li>
            <li className={css.ways}>
              <Link className={entries.entry} to={appPath('/')}>
                <EntryText icon={ArrowLeft} message="agent.nav.portal" />
              </Link>
            </li>
            <li>
              <button type="button" className={entries.entry} onClick={notify.confirmLogout}>
                <EntryText icon={LogOut} message="shell.signOut" />
              </button>
            </li>
          </AgentEntries>
        </ul>
      </nav>
    </div>
  );
}
