import { Avatar } from '@baize/ui-kit/avatar';
import { Badge, CountBadge } from '@baize/ui-kit/badge';
import {
  ArrowDownToLine,
  ArrowLeft,
  ArrowUpFromLine,
  Headset,
  LayoutGrid,
  LogOut,
  type LucideIcon,
  Mail,
  Megaphone,
} from '@baize/ui-kit/icon';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MessageId } from '../../shared/messages/message-id.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { memberPath, PATHS } from '../../shared/paths.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { useMember } from '../../shared/session/use-member.ts';
import { useUnread } from '../../shared/session/use-unread.ts';
import * as css from './agent-shell.css.ts';

interface Entry {
  readonly icon: LucideIcon;
  readonly message: MessageId;
}

function EntryText({ icon: Icon, message }: Entry) {
  return (
    <>
      <Icon className={css.entryIcon} aria-hidden="true" />
      <FormattedMessage id={message} />
    </>
  );
}

function EntryLink({ to, current = false, ...entry }: Entry & { to: string; current?: boolean }) {
  return (
    <Link className={css.entry} to={to} aria-current={current ? 'page' : undefined}>
      <EntryText {...entry} />
    </Link>
  );
}

function EntryButton({ onPress, ...entry }: Entry & { onPress(): void }) {
  return (
    <button type="button" className={css.entry} onClick={onPress}>
      <EntryText {...entry} />
    </button>
  );
}

/** Who is here, and the agent center's menu (R2.80) as far as its pages stand. */
export function AgentNav() {
  const intl = useIntl();
  const popups = usePopups();
  const notify = useNotify();
  const unread = useUnread();
  const { account = '' } = useSession();
  const { member } = useMember();
  const nickname = member?.nickname || account;
  return (
    <div className={css.side}>
      <div className={css.who}>
        <Avatar name={nickname} />
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
        <ul className={css.entries}>
          <li>
            <EntryLink
              icon={LayoutGrid}
              message="agent.nav.overview"
              to={PATHS.agentHome}
              current
            />
          </li>
          <li>
            <EntryLink
              icon={ArrowDownToLine}
              message="shell.deposit"
              to={memberPath('depositv2')}
            />
          </li>
          <li>
            <EntryLink
              icon={ArrowUpFromLine}
              message="shell.withdraw"
              to={memberPath('withdraw')}
            />
          </li>
          <li>
            <EntryButton
              icon={Megaphone}
              message="agent.nav.announcement"
              onPress={() => popups.open('notice')}
            />
          </li>
          <li>
            <Link className={css.entry} to={memberPath('messageV2')}>
              <EntryText icon={Mail} message="shell.messages" />
              <CountBadge
                className={css.count}
                count={unread}
                label={intl.formatMessage({ id: 'shell.notifications' }, { count: unread })}
              />
            </Link>
          </li>
          <li>
            <EntryButton
              icon={Headset}
              message="shell.customerService"
              onPress={() => popups.open('contact')}
            />
          </li>
          <li>
            <EntryLink icon={ArrowLeft} message="agent.nav.portal" to={PATHS.home} />
          </li>
          <li>
            <EntryButton icon={LogOut} message="shell.signOut" onPress={notify.confirmLogout} />
          </li>
        </ul>
      </nav>
    </div>
  );
}
