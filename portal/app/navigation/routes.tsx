import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { home } from '../../features/home/feature.ts';
import { ErrorBoundary } from '../../shared/errors/error-boundary.tsx';
import { lazyPart } from '../../shared/errors/lazy-part.tsx';
import { useSession } from '../../shared/session/session-store.ts';
import { LoadingView } from '../status-views/loading-view.tsx';
import { RouteError } from '../status-views/route-error.tsx';
import { DocumentTitle } from './document-title.tsx';
import { homeRoutes } from './home-routes.ts';
import { viewKey } from './view-name.ts';

const reloadOnError = (error: Error) => (
  <RouteError error={error} onRetry={() => window.location.reload()} />
);

const HomeRoute = lazyPart(home.routes['/'].load, {
  place: <LoadingView />,
  drawn: true,
  failed: reloadOnError,
});

/** Every route but home's: the first script holds home's manifest alone. */
export const FeatureRoutes = lazyPart(
  () => import('./feature-routes.tsx').then((module) => module.FeatureRoutes),
  { place: <LoadingView />, failed: reloadOnError },
);

/** The main view: the routes, each with its own loader and its own place to fail. */
export function AppRoutes() {
  const location = useLocation();
  const { takeovers } = useSession();
  const key = `${viewKey(location.pathname, location.search)}|${takeovers}`;
  return (
    <ErrorBoundary
      key={key}
      fallback={(error, retry) => <RouteError error={error} onRetry={retry} />}
    >
      <Suspense fallback={<LoadingView />}>
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
      </Suspense>
    </ErrorBoundary>
  );
}
