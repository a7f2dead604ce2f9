import { Languages, LogOut, PanelLeftClose, PanelLeftOpen } from '@baize/ui-kit/icon';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PlacedBannersProps } from '../../shared/announcements/placed-banners.tsx';
import { boot } from '../../shared/boot.ts';
import { lazyPart } from '../../shared/errors/lazy-part.tsx';
import { flagsVersion } from '../../shared/flags-store.ts';
import { merchantHas } from '../../shared/member-pages.ts';
import type { MessageId } from '../../shared/messages/message-id.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { vipStore } from '../../shared/session/vip-store.ts';
import { useStore } from '../../shared/store.ts';
import { setDrawer, setSideMenu, useDrawer, useSideMenu } from './layout.ts';
import { menuGroups } from './menu-items.ts';
import { LanguageMenu } from './preference-menus.tsx';
import * as css from './side-menu.css.ts';
import { ActionEntry, EntryFace, SideMenuEntry } from './side-menu-entry.tsx';

const PlacedBanners = lazyPart<PlacedBannersProps>(
  () =>
    import('../../shared/announcements/placed-banners.tsx').then((module) => module.PlacedBanners),
  { place: <div className={css.bannerPlace} /> },
);

const keyOf = (entry: object): string => JSON.stringify(Object.values(entry).slice(1));

function Group({ title, children }: { title: MessageId; children: ReactNode }) {
  return (
    <div className={css.section}>
      <h2 className={css.heading}>
        <FormattedMessage id={title} />
      </h2>
      <ul className={css.group}>{children}</ul>
    </div>
  );
}

/** The left side menu (R2.40), folding to icons; on small screens a drawer. */
export function SideMenu() {
  const intl = useIntl();
  const state = useSideMenu() ?? 'automatic';
  const drawer = useDrawer() ? 'open' : 'closed';
  const notify = useNotify();
  const { isLogin, isTrial } = useSession();
  useStore(flagsVersion);
  const { resources, whitelabel } = boot().permission.info;
  const hasContracts = whitelabel.AGENTPOLICY3 ?? false;
  const hasFeedback = whitelabel.FEEDBACK3 ?? false;
  const hasVip = useStore(vipStore);
  const { referral, rewards } = merchantHas();
  const groups = menuGroups({
    isLogin,
    isTrial,
    resources,
    hasContracts,
    hasFeedback,
    hasVip,
    hasRewards: rewards,
    hasReferral: referral,
  });

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
        {groups.map(({ title, entries }) => (
          <Group key={title} title={title}>
            {entries.map((entry) => (
              <li
                key={keyOf(entry)}
                className={'onPhone' in entry && entry.onPhone ? css.onPhone : undefined}
              >
                <SideMenuEntry entry={entry} />
              </li>
            ))}
          </Group>
        ))}
        <ul className={css.group}>
          <li>
            <LanguageMenu
              className={css.item}
              trigger={
                <EntryFace icon={Languages}>
                  <FormattedMessage id="shell.language" />
                </EntryFace>
              }
            />
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
