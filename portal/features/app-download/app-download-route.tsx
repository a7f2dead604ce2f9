import { useSearchParams } from 'react-router-dom';
import { type AppSystem, appLinks } from '../../shared/app-links.ts';
import { boot } from '../../shared/boot.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { AppDownloadScreen } from './app-download-screen.tsx';

const onAndroid = () => /android/i.test(navigator.userAgent);

/** `/appDownload?system=android`: the apps and how to install them (R2.22). */
export function AppDownloadRoute() {
  const [query, setQuery] = useSearchParams();
  const popups = usePopups();
  const links = appLinks();
  const wanted = query.get('system') ?? (onAndroid() ? 'android' : 'ios');
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
    <AppDownloadScreen
      links={links}
      system={system}
      brand={boot().brand.name}
      onSystem={choose}
      onContact={() => popups.open('contact')}
    />
  );
}
