import type { Language } from '@baize/gateway/contract';
import { isMotionReduced } from '@baize/ui-kit/motion';
import { type ReactNode, useState, ViewTransition } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { home } from '../../features/home/feature.ts';
import { ErrorBoundary } from '../../shared/errors/error-boundary.tsx';
import { ImportSuspense } from '../../shared/errors/import-suspense.tsx';
import { lazyComponent } from '../../shared/errors/lazy-component.tsx';
import { retryImport } from '../../shared/errors/retry-import.ts';
import { inBrowser } from '../../shared/in-browser.ts';
import { DocumentTitle } from '../../shared/navigation/document-title.tsx';
import { useSessionPart } from '../../shared/session/session-store.ts';
import { LoadingView } from '../status-views/loading-view.tsx';
import { RouteError } from '../status-views/route-error.tsx';
import { homeRoutes, isHome } from './home-routes.ts';
import { viewKey } from './view-name.ts';
import { ENTER, EXIT } from './view-transition.css.ts';

const reloadOnError = (error: Error) => (
  <RouteError error={error} onRetry={() => window.location.reload()} />
);

const HomeRoute = lazyComponent(home.routes['/'].load, {
  fallback: <LoadingView />,
  // On other pages home's script would be loaded for nothing.
  serverRendered: inBrowser && isHome(window.location.pathname),
  errorFallback: reloadOnError,
});

const featureRoutes = () => import('./feature-routes.tsx');

/**
 * Loads the screen of an address, in parallel with the routes themselves.
 * @throws {ChunkLoadError} when a script cannot be loaded
 */
export async function preloadScreen(
  address: Pick<Location, 'pathname' | 'search'>,
  language: Language,
): Promise<void> {
  const routes = await retryImport(featureRoutes);
  await routes.preloadScreen(address, language);
}

/** All routes except home's: the first script has home's manifest alone. */
export const FeatureRoutes = lazyComponent(
  () => featureRoutes().then((module) => module.FeatureRoutes),
  { fallback: <LoadingView />, errorFallback: reloadOnError },
);

/** Decided once, because another frame would mount its content anew. */
function View({ children }: { children: ReactNode }) {
  const [isStill] = useState(() => inBrowser && isMotionReduced());
  // Mounting React's ViewTransition makes the browser start a transition, whatever its classes are.
  if (isStill) return children;
  return (
    <ViewTransition default="none" enter={ENTER} exit={EXIT}>
      {children}
    </ViewTransition>
  );
}

/**
 * The main view: the routes, each with its own loader and error boundary. Views cross-fade where
 * the browser supports it, unless motion is reduced.
 */
export function AppRoutes() {
  const location = useLocation();
  const takeovers = useSessionPart((state) => state.takeovers);
  const key = `${viewKey(location.pathname, location.search)}|${takeovers}`;
  return (
    <View key={key}>
      <ErrorBoundary fallback={(error, retry) => <RouteError error={error} onRetry={retry} />}>
        <ImportSuspense fallback={<LoadingView />}>
          <Routes>
            {Object.entries(homeRoutes).map(([path, { title }]) => (
              <Route
                key={path}
                path={path}
                element={
                  <>
                    <HomeRoute />
                    <DocumentTitle id={title} />
                  </>
                }
              />
            ))}
            <Route path="*" element={<FeatureRoutes />} />
          </Routes>
        </ImportSuspense>
      </ErrorBoundary>
    </View>
  );
}
