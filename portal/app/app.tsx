import type { Boot } from '@baize/gateway/contract';
import { ImagesWhenNear } from '@baize/ui-kit/image';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { QueryProvider } from '../shared/api/query-provider.tsx';
import type { ServedAnswers } from '../shared/api/served-answers.ts';
import { isOpenFor } from '../shared/boot.ts';
import { useBrandTexts } from '../shared/brand/use-brand-layout.ts';
import { lazyComponent } from '../shared/errors/lazy-component.tsx';
import { ScriptErrorBanner } from '../shared/errors/script-error-banner.tsx';
import { CoreMessages } from '../shared/messages/catalogue.tsx';
import { useLanguage } from '../shared/messages/language-store.ts';
import { coreCatalogue } from './core-catalogue.ts';
import { Portal } from './portal.tsx';

/** Not one of the lazy parts that every page preloads, because an open portal never shows it. */
const StatusPage = lazyComponent(
  () => import('./status-views/status-page.tsx').then((module) => module.StatusPage),
  { errorFallback: () => <ScriptErrorBanner /> },
);

/** Loads the page that replaces a closed portal. */
export const preloadStatusPage = StatusPage.preload;

interface AppProps {
  boot: Boot;
  /** The browser's router, or the server's router for one address. */
  Router: ComponentType<{ children: ReactNode }>;
  /** The answers that came with the page. */
  answers: ServedAnswers;
}

/**
 * The whole app. With a system status other than normal (R4.01), or on a host that is not the
 * merchant's (R8.05), only the status page.
 */
export function App({ boot, Router, answers }: AppProps) {
  const texts = useBrandTexts(useLanguage());
  return (
    <QueryProvider answers={answers}>
      <Suspense>
        <CoreMessages catalogue={coreCatalogue} texts={texts}>
          {isOpenFor(boot) ? (
            <Router>
              {/* before-hydration.js begins with those that show: what a phone does not show, it does not fetch. */}
              <ImagesWhenNear>
                <Portal />
              </ImagesWhenNear>
            </Router>
          ) : (
            <StatusPage permission={boot.permission} />
          )}
        </CoreMessages>
      </Suspense>
    </QueryProvider>
  );
}
