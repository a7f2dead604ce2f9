import { Avatar } from '@baize/ui-kit/avatar';
import { Badge } from '@baize/ui-kit/badge';
import {
  CircleUser,
  Copy,
  Headset,
  History,
  LogOut,
  Mail,
  Network,
  ShieldCheck,
} from '@baize/ui-kit/icon';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@baize/ui-kit/menu';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MessageId } from '../../shared/messages/message-id.ts';
import { appPath } from '../../shared/navigation/app-path.ts';
import { promptStore } from '../../shared/notify/notify-store.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { type MemberPage, memberPath } from '../../shared/paths.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { useMember } from '../../shared/session/use-member.ts';
import { useMemberIcon } from '../../shared/session/use-member-icon.ts';
import { useUnread } from '../../shared/session/use-unread.ts';
import * as css from './header.css.ts';

const ICON_SIZE = 18;

const PAGES: readonly { page: MemberPage; icon: typeof Mail; message: MessageId }[] = [
  { page: 'securityCenter', icon: CircleUser, message: 'shell.myAccount' },
  { page: 'personalHistoryCopy', icon: History, message: 'shell.bettingRecord' },
  { page: 'messageV2', icon: Mail, message: 'shell.messages' },
  { page: 'saferGambling', icon: ShieldCheck, message: 'shell.saferGambling' },
];

/**
 * Copies the id and shows the result in a dialog, as the specification requires (copy-success
 * dialog).
 */
async function copyId(id: string) {
  try {
    await navigator.clipboard.writeText(id);
    promptStore.set({ kind: 'copied', id, worked: true });
  } catch {
    promptStore.set({ kind: 'copied', id, worked: false });
  }
}

/** The menu of the current member (R2.32). */
export function AccountMenu() {
  const intl = useIntl();
  const notify = useNotify();
  const popups = usePopups();
  const unread = useUnread();
  const { member } = useMember();
  const iconUrl = useMemberIcon().data?.iconUrl;
  const { isTrial, isAgent, account = '' } = useSession();
  const name = member?.nickname || account;

  return (
    <Menu
      className={css.avatarButton}
      trigger={<Avatar name={name} {...(iconUrl && { src: iconUrl })} />}
      aria-label={intl.formatMessage({ id: 'shell.accountMenu' }, { name })}
      label={intl.formatMessage({ id: 'shell.accountMenu' }, { name })}
      header={
        <div className={css.who}>
          <span className={css.whoName}>{name}</span>
          <span className={css.whoLine}>{member?.account ?? account}</span>
          <span className={css.whoLine}>
            {member && <FormattedMessage id="shell.id" values={{ id: member.id }} />}
            {member?.vip && member.vipRankLevel !== undefined && (
              <Badge tone="brand">
                {member.clubLabel?.labelName ?? (
                  <FormattedMessage id="shell.vipLevel" values={{ level: member.vipRankLevel }} />
                )}
              </Badge>
            )}
            {isTrial && (
              <Badge>
                <FormattedMessage id="shell.trialAccount" />
              </Badge>
            )}
            {isAgent && (
              <Badge>
                <FormattedMessage id="shell.agentAccount" />
              </Badge>
            )}
          </span>
        </div>
      }
    >
      {member && (
        <MenuItem
          icon={<Copy aria-hidden="true" size={ICON_SIZE} />}
          onSelect={() => void copyId(member.id)}
        >
          <FormattedMessage id="shell.copyId" />
        </MenuItem>
      )}
      {!isTrial &&
        PAGES.map(({ page, icon: Icon, message }) => (
          <MenuLink
            asChild
            key={page}
            icon={<Icon aria-hidden="true" size={ICON_SIZE} />}
            end={page === 'messageV2' && unread > 0 ? unread : undefined}
          >
            <Link to={memberPath(page)}>
              <FormattedMessage id={message} />
            </Link>
          </MenuLink>
        ))}
      {isAgent && (
        <MenuLink asChild icon={<Network aria-hidden="true" size={ICON_SIZE} />}>
          <Link to={appPath('/agentHome')}>
            <FormattedMessage id="shell.agentCenter" />
          </Link>
        </MenuLink>
      )}
      <MenuItem
        icon={<Headset aria-hidden="true" size={ICON_SIZE} />}
        onSelect={() => popups.open('contact')}
      >
        <FormattedMessage id="shell.customerService" />
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        tone="danger"
        icon={<LogOut aria-hidden="true" size={ICON_SIZE} />}
        onSelect={notify.confirmLogout}
      >
        <FormattedMessage id="shell.signOut" />
      </MenuItem>
    </Menu>
  );
}
