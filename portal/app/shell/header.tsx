import { Button } from '@baize/ui-kit/button';
import { Menu as MenuIcon, X } from '@baize/ui-kit/icon';
import { Fragment, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { boot } from '../../shared/boot.ts';
import { useBrandLayout } from '../../shared/brand/use-brand-layout.ts';
import { appPath } from '../../shared/navigation/app-path.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { MemberTools } from '../member-components.tsx';
import * as css from './header.css.ts';
import { type HeaderPart, isTool, partsInRows } from './header-parts.ts';
import { hasSideMenu } from './layout.ts';
import { BrandMenu, LanguageMenu, ModeSwitch } from './preference-menus.tsx';
import { SearchButton } from './search-button.tsx';
import { useDrawer } from './use-drawer.ts';
import { VisitorTools } from './visitor-tools.tsx';

/**
 * Logo, search, preferences, and the visitor's or the member's part (R2.30, R2.31), in the brand's
 * order.
 */
export function Header() {
  const intl = useIntl();
  const { isLogin, isExcluded } = useSession();
  const { pathname } = useLocation();
  const drawer = useDrawer();
  const { header } = useBrandLayout();
  const parts: Record<HeaderPart, ReactNode> = {
    space: <span className={css.spring} />,
    logo: (
      <Link className={css.logoLink} to={appPath('/')} aria-label={boot().brand.name}>
        <span className={css.logo} data-brand-logo="" />
        <span className={css.mark} data-brand-mark="" />
      </Link>
    ),
    search: !isExcluded && <SearchButton />,
    preferences: (
      <>
        <ModeSwitch />
        <BrandMenu />
        {/* Who takes a break has no menu, in which phones have it. */}
        <LanguageMenu className={isExcluded ? css.languageCode : css.language} />
      </>
    ),
    account: isLogin ? <MemberTools /> : <VisitorTools />,
  };
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
      {partsInRows(header).map((names, at) => {
        const row = names.map((name) => <Fragment key={name}>{parts[name]}</Fragment>);
        const key = `${at}-${names}`;
        return isTool(names[0]) ? (
          <div key={key} className={css.tools}>
            {row}
          </div>
        ) : (
          <Fragment key={key}>{row}</Fragment>
        );
      })}
    </header>
  );
}
