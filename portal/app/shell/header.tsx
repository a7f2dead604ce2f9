import { Button } from '@baize/ui-kit/button';
import { Menu as MenuIcon, X } from '@baize/ui-kit/icon';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { boot } from '../../shared/boot.ts';
import { lazyPart } from '../../shared/errors/lazy-part.tsx';
import { appPath } from '../../shared/navigation/app-path.ts';
import { useSession } from '../../shared/session/session-store.ts';
import * as css from './header.css.ts';
import { hasSideMenu } from './layout.ts';
import { BrandMenu, LanguageMenu, ModeSwitch } from './preference-menus.tsx';
import { SearchButton } from './search-button.tsx';
import { useDrawer } from './use-drawer.ts';
import { VisitorTools } from './visitor-tools.tsx';

/** Visitors do not fetch the member's part. */
const MemberTools = lazyPart(
  () => import('./member-tools.tsx').then((module) => module.MemberTools),
  { place: <span className={css.memberPlace} /> },
);

/** Logo, preferences, and what is the visitor's or the member's (R2.30, R2.31). */
export function Header() {
  const intl = useIntl();
  const { isLogin, isExcluded } = useSession();
  const { pathname } = useLocation();
  const drawer = useDrawer();
  return (
    <header className={css.header}>
      {hasSideMenu(pathname) && !isExcluded && (
        <Button
          variant="ghost"
          iconOnly
          className={css.menuButton}
          aria-label={intl.formatMessage({
            id: drawer.isOpen ? 'shell.closeMenu' : 'shell.openMenu',
          })}
          aria-expanded={drawer.isOpen}
          aria-controls="side-menu"
          onClick={drawer.toggle}
        >
          {drawer.isOpen ? <X /> : <MenuIcon />}
        </Button>
      )}
      <Link className={css.logoLink} to={appPath('/')} aria-label={boot().brand.name}>
        <span className={css.logo} data-brand-logo="" />
        <span className={css.mark} data-brand-mark="" />
      </Link>
      {!isExcluded && <SearchButton />}
      <div className={css.tools}>
        <ModeSwitch />
        <BrandMenu />
        {/* Who takes a break has no menu, in which phones have it. */}
        <LanguageMenu className={isExcluded ? css.languageCode : css.language} />
        {isLogin ? <MemberTools /> : <VisitorTools />}
      </div>
    </header>
  );
}
