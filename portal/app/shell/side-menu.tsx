import {
  Download,
  Languages,
  LogOut,
  PanelLeftClose,
  PanelLeftOpen,
  SunMoon,
} from '@baize/ui-kit/icon';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { PlacedBannersProps } from '../../shared/announcements/placed-banners.tsx';
import { switchMode } from '../../shared/brand/brand-store.ts';
import { useBrandLayout } from '../../shared/brand/use-brand-layout.ts';
import { lazyComponent } from '../../shared/errors/lazy-component.tsx';
import { installPrompt, showInstallPrompt } from '../../shared/install/install-prompt.ts';
import type { MessageId } from '../../shared/messages/message-id.ts';
import type { MenuEntry, MenuGroup } from '../../shared/navigation/menu-items.ts';
import { useMenuGroups } from '../../shared/navigation/use-menu-groups.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useSessionPart } from '../../shared/session/session-store.ts';
import { useStore } from '../../shared/store.ts';
import { foldsSideMenu, setSideMenu, useSideMenu } from './layout.ts';
import { LanguageMenu } from './preference-menus.tsx';
import * as css from './side-menu.css.ts';
import { ActionEntry, EntryContent, SideMenuEntry } from './side-menu-entry.tsx';
import { useDrawer, useEscape } from './use-drawer.ts';

const PlacedBanners = lazyComponent<PlacedBannersProps>(
  () =>
    import('../../shared/announcements/placed-banners.tsx').then((module) => module.PlacedBanners),
  { fallback: <div className={css.bannerPlace} /> },
);

const keyOf = (entry: object): string => JSON.stringify(Object.values(entry).slice(1));

/** The address of an entry; undefined for an entry without one. */
function placeOf(entry: MenuEntry): string | undefined {
  if ('inBar' in entry && entry.inBar) return css.inDrawer;
  return 'onPhone' in entry && entry.onPhone ? css.onPhone : undefined;
}

function Group({ title, children }: { title: MessageId; children: ReactNode }) {
  return (
    <div className={css.titledGroup}>
      <h2 className={css.heading}>
        <FormattedMessage id={title} />
      </h2>
      <ul className={css.group}>{children}</ul>
    </div>
  );
}

interface GroupsProps {
  groups: readonly MenuGroup[];
  isInDrawer: boolean;
}

/** Some thirty links with their icons, memoised because they seldom change. */
const Groups = memo(function Groups({ groups, isInDrawer }: GroupsProps) {
  return groups.map(({ title, entries }) => (
    <Group key={title} title={title}>
      {entries.map((entry) => (
        <li key={keyOf(entry)} className={placeOf(entry)}>
          <SideMenuEntry entry={entry} isInDrawer={isInDrawer} />
        </li>
      ))}
    </Group>
  ));
});

/** The side menu (R2.40), which folds to icons; on small screens a drawer. */
export function SideMenu() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { menu } = useBrandLayout();
  const chosen = useSideMenu() ?? (foldsSideMenu(pathname) ? 'folded' : 'automatic');
  // A menu that opens over the page is never folded.
  const state = menu === 'top' ? 'open' : chosen;
  const menuDrawer = useDrawer();
  const { isOpen, close } = menuDrawer;
  useEscape(menuDrawer);
  const drawer = isOpen ? 'open' : 'closed';
  const notify = useNotify();
  // A member's menu is much longer than the served visitor's, so it renders in a transition,
  // between whose slices the page handles presses.
  const groups = useDeferredValue(useMenuGroups());
  const isLogin = useDeferredValue(useSessionPart((state) => state.isLogin));
  const canInstall = useStore(installPrompt) !== undefined;

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the header's menu button closes the drawer by keyboard; the scrim only adds the pointer's way. */}
      <div className={css.scrim} data-drawer={drawer} onClick={close} />
      <nav
        id="side-menu"
        className={css.menu}
        data-state={state}
        data-drawer={drawer}
        aria-label={intl.formatMessage({ id: 'shell.sideMenu' })}
      >
        <Groups groups={groups} isInDrawer={isOpen} />
        <ul className={css.group}>
          <li>
            <LanguageMenu
              className={css.item}
              trigger={
                <EntryContent icon={Languages}>
                  <FormattedMessage id="shell.language" />
                </EntryContent>
              }
            />
          </li>
          {canInstall && (
            <li className={css.onPhone}>
              <ActionEntry
                icon={Download}
                message="shell.install"
                onPress={() => void showInstallPrompt()}
              />
            </li>
          )}
          <li className={css.onPhone} data-mode-switch="">
            <ActionEntry icon={SunMoon} message="shell.mode" onPress={switchMode} />
          </li>
          {isLogin && (
            <li>
              <ActionEntry icon={LogOut} message="shell.signOut" onPress={notify.confirmLogout} />
            </li>
          )}
        </ul>
        <div className={css.banners}>
          <PlacedBanners place="w_leftmenu" />
        </div>
        <div className={css.toggle}>
          <ActionEntry
            icon={PanelLeftClose}
            message="shell.foldMenu"
            className={css.whenOpen}
            onPress={() => setSideMenu('folded')}
          />
          <ActionEntry
            icon={PanelLeftOpen}
            message="shell.unfoldMenu"
            className={css.whenFolded}
            onPress={() => setSideMenu('open')}
          />
        </div>
      </nav>
    </>
  );
}
