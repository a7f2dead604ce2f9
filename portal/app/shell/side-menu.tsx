import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Headset,
  LogOut,
  type LucideIcon,
  PanelLeftClose,
  PanelLeftOpen,
} from '@baize/ui-kit/icon';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import type { MessageId } from '../../shared/messages/message-id.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { memberPath } from '../../shared/paths.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { setDrawer, setSideMenu, useDrawer, useSideMenu } from './layout.ts';
import { ACCOUNT_ITEMS, type MenuItem, PLAY_ITEMS } from './menu-items.ts';
import * as css from './side-menu.css.ts';

function Entry({ icon: Icon, message, to }: MenuItem) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const current = to === (to.includes('?') ? pathname + search : pathname);
  return (
    <li>
      <Link
        to={to}
        className={css.item}
        title={intl.formatMessage({ id: message })}
        aria-current={current ? 'page' : undefined}
      >
        <Icon className={css.icon} aria-hidden="true" />
        <span className={css.label}>
          <FormattedMessage id={message} />
        </span>
      </Link>
    </li>
  );
}

function ActionEntry(props: { icon: LucideIcon; message: MessageId; onPress: () => void }) {
  const intl = useIntl();
  const { icon: Icon, message, onPress } = props;
  return (
    <li>
      <button
        type="button"
        className={css.item}
        title={intl.formatMessage({ id: message })}
        onClick={onPress}
      >
        <Icon className={css.icon} aria-hidden="true" />
        <span className={css.label}>
          <FormattedMessage id={message} />
        </span>
      </button>
    </li>
  );
}

function Group({ title, items }: { title: MessageId; items: readonly MenuItem[] }) {
  return (
    <div>
      <h2 className={css.heading}>
        <FormattedMessage id={title} />
      </h2>
      <ul className={css.group}>
        {items.map((item) => (
          <Entry key={item.to} {...item} />
        ))}
      </ul>
    </div>
  );
}

const CASHIER_ITEMS: readonly MenuItem[] = [
  { icon: ArrowDownToLine, message: 'shell.deposit', to: memberPath('depositv2') },
  { icon: ArrowUpFromLine, message: 'shell.withdraw', to: memberPath('withdraw') },
];

/** The left side menu (R2.40), folding to icons; on small screens a drawer. */
export function SideMenu() {
  const intl = useIntl();
  const state = useSideMenu() ?? 'automatic';
  const drawer = useDrawer() ? 'open' : 'closed';
  const popups = usePopups();
  const notify = useNotify();
  const { isLogin, isTrial } = useSession();
  const showAccount = isLogin && !isTrial;

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the header's menu button closes the drawer by keyboard; the scrim only adds the pointer's way. */}
      <div className={css.scrim} data-drawer={drawer} onClick={() => setDrawer(false)} />
      <nav
        id="side-menu"
        className={css.menu}
        data-state={state}
        data-drawer={drawer}
        aria-label={intl.formatMessage({ id: 'shell.sideMenu' })}
      >
        {showAccount && <Group title="shell.group.cashier" items={CASHIER_ITEMS} />}
        <Group title="shell.group.play" items={PLAY_ITEMS} />
        {showAccount && <Group title="shell.group.account" items={ACCOUNT_ITEMS} />}
        <div>
          <h2 className={css.heading}>
            <FormattedMessage id="shell.group.help" />
          </h2>
          <ul className={css.group}>
            <ActionEntry
              icon={Headset}
              message="shell.customerService"
              onPress={() => popups.open('contact')}
            />
            {isLogin && (
              <ActionEntry icon={LogOut} message="shell.signOut" onPress={notify.confirmLogout} />
            )}
          </ul>
        </div>
        <div className={css.toggle}>
          <button
            type="button"
            className={`${css.item} ${css.whenOpen}`}
            onClick={() => setSideMenu('folded')}
          >
            <PanelLeftClose className={css.icon} aria-hidden="true" />
            <span className={css.label}>
              <FormattedMessage id="shell.foldMenu" />
            </span>
          </button>
          <button
            type="button"
            className={`${css.item} ${css.whenFolded}`}
            title={intl.formatMessage({ id: 'shell.unfoldMenu' })}
            onClick={() => setSideMenu('open')}
          >
            <PanelLeftOpen className={css.icon} aria-hidden="true" />
            <span className={css.label}>
              <FormattedMessage id="shell.unfoldMenu" />
            </span>
          </button>
        </div>
      </nav>
    </>
  );
}
