import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import type { MessageId } from '../../shared/messages/message-id.ts';
import type {
  ExternalItem,
  MenuEntry,
  MenuItem,
  PopupItem,
} from '../../shared/navigation/menu-items.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import * as css from './side-menu.css.ts';

/** Icon and text; in a folded menu the text stays for screen readers and as the tooltip. */
export function EntryContent({
  icon: Icon,
  children,
}: {
  icon: MenuEntry['icon'];
  children: ReactNode;
}) {
  return (
    <>
      <Icon className={css.icon} aria-hidden="true" />
      <span className={css.label}>{children}</span>
    </>
  );
}

interface ActionEntryProps {
  icon: MenuEntry['icon'];
  message: MessageId;
  className?: string;
  /** The popup that it opens, if any. */
  popup?: PopupItem['popup'];
  onPress(): void;
}

/** An entry that performs an action. */
export function ActionEntry({ icon, message, className, popup, onPress }: ActionEntryProps) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={className ? `${css.item} ${className}` : css.item}
      title={intl.formatMessage({ id: message })}
      data-popup={popup}
      onClick={onPress}
    >
      <EntryContent icon={icon}>
        <FormattedMessage id={message} />
      </EntryContent>
    </button>
  );
}

interface SideMenuEntryProps {
  entry: MenuEntry;
  /** The page replaces the history entry of the open drawer. */
  isInDrawer: boolean;
}

/** An entry of the side menu, whatever its target is. */
export function SideMenuEntry({ entry, isInDrawer }: SideMenuEntryProps) {
  if ('popup' in entry) return <PopupEntry {...entry} />;
  if ('href' in entry) return <OutsideEntry {...entry} />;
  return <PageEntry {...entry} replace={isInDrawer} />;
}

function PopupEntry({ icon, message, popup }: PopupItem) {
  const popups = usePopups();
  const open = () => popups.open(popup);
  return <ActionEntry icon={icon} message={message} popup={popup} onPress={open} />;
}

function OutsideEntry({ icon, name, href }: ExternalItem) {
  return (
    <a className={css.item} href={href} title={name} target="_blank" rel="noreferrer">
      <EntryContent icon={icon}>{name}</EntryContent>
    </a>
  );
}

function PageEntry({ icon, message, to, replace }: MenuItem & { replace: boolean }) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const current = to === (to.includes('?') ? pathname + search : pathname);
  return (
    <Link
      to={to}
      replace={replace}
      className={css.item}
      title={intl.formatMessage({ id: message })}
      aria-current={current ? 'page' : undefined}
    >
      <EntryContent icon={icon}>
        <FormattedMessage id={message} />
      </EntryContent>
    </Link>
  );
}
