import { cx } from '@baize/ui-kit/foundation';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '../../shared/errors/lazy-component.tsx';
import { ScriptErrorBanner } from '../../shared/errors/script-error-banner.tsx';
import { useSessionPart } from '../../shared/session/session-store.ts';
import { Header } from './header.tsx';
import { CONTENT_ID, fillsPage, hasShell, hasSideMenu } from './layout.ts';
import * as css from './shell.css.ts';
import { SideMenu } from './side-menu.tsx';
import { useDrawer } from './use-drawer.ts';

const CategoryNav = lazyComponent(
  () => import('./category-nav.tsx').then((module) => module.CategoryNav),
  // Footer and phone bar are in the same script, so only one of them reports a failure.
  {
    fallback: <div className={css.navPlace} />,
    serverRendered: true,
    errorFallback: () => <ScriptErrorBanner />,
  },
);
const Footer = lazyComponent(() => import('./footer.tsx').then((module) => module.Footer), {
  serverRendered: true,
});
const PhoneBar = lazyComponent(() => import('./phone-bar.tsx').then((module) => module.PhoneBar), {
  serverRendered: true,
});

/** Header, side menu, main view and footer, and on phones a bar at the lower edge. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isExcluded = useSessionPart((state) => state.isExcluded);
  const drawer = useDrawer();
  const isFull = fillsPage(pathname);
  const hasBars = !isFull && !isExcluded;
  // A lottery page has no side menu, but on a phone the menu opens as a drawer as on other pages.
  const hasMenu = hasSideMenu(pathname) || (drawer.isOpen && !isFull);
  return (
    <>
      <a className={css.skip} href={`#${CONTENT_ID}`}>
        <FormattedMessage id="app.skipToContent" />
      </a>
      {hasShell(pathname) ? (
        <div className={cx(css.frame, hasBars && css.frameWithBar)}>
          <Header />
          {hasMenu && !isExcluded && <SideMenu />}
          <div className={css.main}>
            {hasBars && <CategoryNav />}
            <main id={CONTENT_ID} className={isFull ? css.fullContent : css.content} tabIndex={-1}>
              {children}
            </main>
            {!isFull && <Footer />}
          </div>
          {hasBars && <PhoneBar />}
        </div>
      ) : (
        children
      )}
    </>
  );
}
