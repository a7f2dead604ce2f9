import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import type { MessageId } from '../../shared/messages/message-id.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import type { MenuEntry } from './menu-items.ts';
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
  const intl = useIntl();
  const popups = usePopups();
  const { pathname, search } = useLocation();
  if ('popup' in entry) {
    return <ActionEntry {...entry} onPress={() => popups.open(entry.popup)} />;
  }
  if ('href' in entry) {
    return (
      <a className={css.item} href={entry.href} title={entry.name} target="_blank" rel="noreferrer">
        <EntryFace icon={entry.icon}>{entry.name}</EntryFace>
      </a>
    );
  }
  const { to, message } = entry;
  const current = to === (to.includes('?') ? pathname + search : pathname);
  return (
    <Link
      to={to}
      className={css.item}
      title={intl.formatMessage({ id: message })}
      aria-current={current ? 'page' : undefined}
    >
      <EntryFace icon={entry.icon}>
        <FormattedMessage id={message} />
      </EntryFace>
    </Link>
  );
}
