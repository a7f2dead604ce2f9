import { BottomBar, BottomBarItem } from '@baize/ui-kit/bottom-bar';
import { ArrowDownToLine, Gift, History, House, Menu, Search } from '@baize/ui-kit/icon';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { merchantHas } from '../../shared/member-pages.ts';
import { appPath } from '../../shared/navigation/app-path.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { memberPath } from '../../shared/paths.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { useAvailableRewards } from '../../shared/promotions/use-available-rewards.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { isHome } from '../navigation/home-routes.ts';
import * as css from './shell.css.ts';
import { useDrawer } from './use-drawer.ts';

const ICON_SIZE = 22;

interface EntryProps {
  icon: typeof Gift;
  count?: number;
  countLabel?: string;
  children: ReactNode;
}

interface WayProps extends EntryProps {
  to: string;
  current: boolean;
}

/** Replaces the drawer's history entry, where the drawer is open. */
function Way({ to, icon: Icon, children, ...rest }: WayProps) {
  const drawer = useDrawer();
  return (
    <BottomBarItem {...rest} asChild icon={<Icon aria-hidden="true" size={ICON_SIZE} />}>
      <Link to={to} replace={drawer.isOpen}>
        {children}
      </Link>
    </BottomBarItem>
  );
}

interface OwnPageProps extends EntryProps {
  page: 'depositv2' | 'rewardCenter' | 'personalHistoryCopy';
}

/**
 * A page for members: leads a visitor to the login, and tells a trial that it needs a real account
 * (R5.11).
 */
function OwnPage({ page, ...entry }: OwnPageProps) {
  const { pathname, search } = useLocation();
  const { isTrial } = useSession();
  const notify = useNotify();
  const to = memberPath(page);
  const { icon: Icon, children } = entry;
  if (!isTrial) return <Way {...entry} to={to} current={pathname + search === to} />;
  return (
    <BottomBarItem asChild icon={<Icon aria-hidden="true" size={ICON_SIZE} />}>
      <button type="button" onClick={notify.needsRealAccount}>
        {children}
      </button>
    </BottomBarItem>
  );
}

/** The main destinations on a phone, at the lower edge within reach of the thumb. */
export function PhoneBar() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const popups = usePopups();
  const drawer = useDrawer();
  const { isLogin } = useSession();
  const { rewards } = merchantHas();
  const available = useAvailableRewards();
  const count = isLogin ? available : 0;
  return (
    <BottomBar
      fixed={false}
      className={css.bar}
      label={intl.formatMessage({ id: 'shell.bottomBar' })}
    >
      <Way to={appPath('/')} icon={House} current={isHome(pathname)}>
        <FormattedMessage id="shell.home" />
      </Way>
      <BottomBarItem asChild icon={<Search aria-hidden="true" size={ICON_SIZE} />}>
        <button type="button" data-popup="search" onClick={() => popups.open('search')}>
          <FormattedMessage id="shell.search" />
        </button>
      </BottomBarItem>
      <OwnPage page="depositv2" icon={ArrowDownToLine}>
        <FormattedMessage id="shell.deposit" />
      </OwnPage>
      {rewards ? (
        <OwnPage
          page="rewardCenter"
          icon={Gift}
          count={count}
          countLabel={intl.formatMessage({ id: 'shell.rewardsAvailable' }, { count })}
        >
          <FormattedMessage id="shell.rewards" />
        </OwnPage>
      ) : (
        <OwnPage page="personalHistoryCopy" icon={History}>
          <FormattedMessage id="shell.bets" />
        </OwnPage>
      )}
      <BottomBarItem asChild icon={<Menu aria-hidden="true" size={ICON_SIZE} />}>
        <button
          type="button"
          aria-expanded={drawer.isOpen}
          aria-controls="side-menu"
          onClick={drawer.toggle}
        >
          <FormattedMessage id="shell.menu" />
        </button>
      </BottomBarItem>
    </BottomBar>
  );
}
