import { useSearchParams } from 'react-router-dom';
import { type AppSystem, appLinks } from '../../shared/app-links.ts';
import { boot } from '../../shared/boot.ts';
import { PopularGamesRail } from '../../shared/games/popular-games-rail.tsx';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { AppDownloadScreen } from './app-download-screen.tsx';

const onAndroid = () => /android/i.test(navigator.userAgent);

/** `/appDownload?system=android`: the apps and how to install them (R2.22). */
export function AppDownloadRoute() {
  const [query, setQuery] = useSearchParams();
  const popups = usePopups();
  // The server knows neither the device nor the origin of the page.
  const isHydrated = useHydrated();
  const links = appLinks(isHydrated ? window.location.origin : undefined);
  const wanted = query.get('system') ?? (isHydrated && onAndroid() ? 'android' : 'ios');
  const system = (links.find((link) => link.system === wanted) ?? links[0])?.system ?? 'ios';
  const choose = (next: AppSystem) =>
    setQuery(
      (now) => {
        now.set('system', next);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <AppDownloadScreen
        links={links}
        system={system}
        brand={boot().brand.name}
        onSystem={choose}
        onContact={() => popups.open('contact')}
      />
      <PopularGamesRail />
    </>
  );
}
