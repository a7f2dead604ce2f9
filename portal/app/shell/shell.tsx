import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../shared/errors/lazy-part.tsx';
import { useSession } from '../../shared/session/session-store.ts';
import { Header } from './header.tsx';
import { CONTENT_ID, fillsPage, hasShell, hasSideMenu, setDrawer } from './layout.ts';
import * as css from './shell.css.ts';
import { SideMenu } from './side-menu.tsx';

const CategoryNav = lazyPart(
  () => import('./category-nav.tsx').then((module) => module.CategoryNav),
  { place: <div className={css.navPlace} />, drawn: true },
);
const Footer = lazyPart(() => import('./footer.tsx').then((module) => module.Footer), {
  drawn: true,
});

/** Header, side menu, footer, and the view between them. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { isExcluded } = useSession();
  const isFull = fillsPage(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes whenever the path has changed.
  useEffect(() => setDrawer(false), [pathname]);
  return (
    <>
      <a className={css.skip} href={`#${CONTENT_ID}`}>
        <FormattedMessage id="app.skipToContent" />
      </a>
      {hasShell(pathname) ? (
        <div className={css.frame}>
          <Header />
          {hasSideMenu(pathname) && !isExcluded && <SideMenu />}
          <div className={css.main}>
            {!isFull && !isExcluded && <CategoryNav />}
            <main id={CONTENT_ID} className={isFull ? css.fullContent : css.content} tabIndex={-1}>
              {children}
            </main>
            {!isFull && <Footer />}
          </div>
        </div>
      ) : (
        children
      )}
    </>
  );
}
