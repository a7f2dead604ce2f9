import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import type { MessageId } from '../../shared/messages/message-id.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import type { MenuEntry, MenuItem, OutsideItem, PopupItem } from './menu-items.ts';
import * as css from './side-menu.css.ts';

/** Icon and words; folded, the words stay for screen readers and as the tooltip. */
export function EntryFace({
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
  onPress(): void;
}

/** An entry that does something here. */
export function ActionEntry({ icon, message, className, onPress }: ActionEntryProps) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={className ? `${css.item} ${className}` : css.item}
      title={intl.formatMessage({ id: message })}
      onClick={onPress}
    >
      <EntryFace icon={icon}>
        <FormattedMessage id={message} />
      </EntryFace>
    </button>
  );
}

/** One entry of the side menu, whatever it leads to. */
export function SideMenuEntry({ entry }: { entry: MenuEntry }) {
  if ('popup' in entry) return <PopupEntry {...entry} />;
  return 'href' in entry ? <OutsideEntry {...entry} /> : <PageEntry {...entry} />;
}

function PopupEntry({ icon, message, popup }: PopupItem) {
  const popups = usePopups();
  return <ActionEntry icon={icon} message={message} onPress={() => popups.open(popup)} />;
}

function OutsideEntry({ icon, name, href }: OutsideItem) {
  return (
    <a className={css.item} href={href} title={name} target="_blank" rel="noreferrer">
      <EntryFace icon={icon}>{name}</EntryFace>
    </a>
  );
}

function PageEntry({ icon, message, to }: MenuItem) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const current = to === (to.includes('?') ? pathname + search : pathname);
  return (
    <Link
      to={to}
      className={css.item}
      title={intl.formatMessage({ id: message })}
      aria-current={current ? 'page' : undefined}
    >
      <EntryFace icon={icon}>
        <FormattedMessage id={message} />
      </EntryFace>
    </Link>
  );
}
