import { Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { catalogue as agentCatalogue } from '../features/agent/catalogue.ts';
import { catalogue as appDownloadCatalogue } from '../features/app-download/catalogue.ts';
import { catalogue as authCatalogue } from '../features/auth/catalogue.ts';
import { catalogue as gameCatalogue } from '../features/game/catalogue.ts';
import { catalogue as lobbyCatalogue } from '../features/lobby/catalogue.ts';
import { catalogue as lotteryCatalogue } from '../features/lottery/catalogue.ts';
import { catalogue as memberCatalogue } from '../features/member/catalogue.ts';
import { catalogue as mirrorsCatalogue } from '../features/mirrors/catalogue.ts';
import { catalogue as pointsCatalogue } from '../features/points/catalogue.ts';
import { catalogue as promotionsCatalogue } from '../features/promotions/catalogue.ts';
import { ErrorBoundary } from '../shared/errors/error-boundary.tsx';
import { lazyPart } from '../shared/errors/lazy-part.tsx';
import { lazyFeature } from '../shared/messages/catalogue.tsx';
import { pushNotice } from '../shared/notify/notify-store.ts';
import {
  CENTER_PATHS,
  type CenterType,
  HOME_PATHS,
  LOBBY_PATHS,
  LOTTERY_AREAS,
  type LobbyType,
  type LotteryArea,
  loginPathTo,
  PATHS,
} from '../shared/paths.ts';
import { useSession } from '../shared/session/session-store.ts';
import { BrokenView } from './broken-view.tsx';
import { LoadingView } from './loading-view.tsx';
import { NotFound } from './not-found.tsx';
import { viewKey } from './view-name.ts';

const HomeRoute = lazyPart(
  () => import('../features/home/home-route.tsx').then((module) => module.HomeRoute),
  {
    place: <LoadingView />,
    drawn: true,
    failed: (error) => <BrokenView error={error} onRetry={() => window.location.reload()} />,
  },
);
const LobbyRoute = lazyFeature<{ gameType: LobbyType }>(
  () => import('../features/lobby/lobby-route.tsx').then((m) => ({ default: m.LobbyRoute })),
  lobbyCatalogue,
);
const CenterRoute = lazyFeature<{ category: CenterType }>(
  () => import('../features/lobby/center-route.tsx').then((m) => ({ default: m.CenterRoute })),
  lobbyCatalogue,
);
const OwnGamesRoute = lazyFeature<{ list: 'FAV' | 'RECENT' }>(
  () => import('../features/lobby/own-games-route.tsx').then((m) => ({ default: m.OwnGamesRoute })),
  lobbyCatalogue,
);
const SeamlessRoute = lazyFeature<object>(
  () => import('../features/game/seamless-route.tsx').then((m) => ({ default: m.SeamlessRoute })),
  gameCatalogue,
);
const LotteryRoute = lazyFeature<{ area: LotteryArea }>(
  () => import('../features/lottery/lottery-route.tsx').then((m) => ({ default: m.LotteryRoute })),
  lotteryCatalogue,
);
const MemberRoute = lazyFeature<object>(
  () => import('../features/member/member-route.tsx').then((m) => ({ default: m.MemberRoute })),
  memberCatalogue,
);

const AgentLoginRoute = lazyFeature<object>(
  () =>
    import('../features/auth/agent-login-route.tsx').then((m) => ({
      default: m.AgentLoginRoute,
    })),
  authCatalogue,
);
const AgentShell = lazyFeature<object>(
  () => import('./agent-shell/agent-shell.tsx').then((m) => ({ default: m.AgentShell })),
  agentCatalogue,
);

const PromotionsRoute = lazyFeature<object>(
  () =>
    import('../features/promotions/promotions-route.tsx').then((m) => ({
      default: m.PromotionsRoute,
    })),
  promotionsCatalogue,
);

const PointMallRoute = lazyFeature<object>(
  () =>
    import('../features/points/point-mall-route.tsx').then((m) => ({ default: m.PointMallRoute })),
  pointsCatalogue,
);
const AppDownloadRoute = lazyFeature<object>(
  () =>
    import('../features/app-download/app-download-route.tsx').then((m) => ({
      default: m.AppDownloadRoute,
    })),
  appDownloadCatalogue,
);
const MirrorsRoute = lazyFeature<object>(
  () => import('../features/mirrors/mirrors-route.tsx').then((m) => ({ default: m.MirrorsRoute })),
  mirrorsCatalogue,
);

/** R2.12: without a session to the login page, and from there back to where one was going. */
function LoggedIn({ children }: { children: React.ReactNode }) {
  const { isLogin } = useSession();
  return isLogin ? children : <ToLogin />;
}

/** R2.04: who is no agent goes to the agents' entrance. */
function AgentsOnly({ children }: { children: React.ReactNode }) {
  const { isAgent } = useSession();
  return isAgent ? children : <Navigate to={PATHS.agent} replace />;
}

/** R8.01: says why the login stands there, unless the session has just ended and that was told. */
function ToLogin() {
  const { pathname, search } = useLocation();
  const { endedBecause } = useSession();
  useEffect(() => {
    if (!endedBecause) pushNotice({ tone: 'info', messageId: 'error.login.not.session' });
  }, [endedBecause]);
  return <Navigate to={loginPathTo(pathname + search)} replace />;
}

/** The main view: the routes, each with its own loader and its own place to fail. */
export function AppRoutes() {
  const location = useLocation();
  const { takeovers } = useSession();
  const key = `${viewKey(location.pathname, location.search)}|${takeovers}`;
  return (
    <ErrorBoundary
      key={key}
      fallback={(error, retry) => <BrokenView error={error} onRetry={retry} />}
    >
      <Suspense fallback={<LoadingView />}>
        <Routes>
          {HOME_PATHS.map((path) => (
            <Route key={path} path={path} element={<HomeRoute />} />
          ))}
          {Object.entries(LOBBY_PATHS).map(([type, path]) => (
            <Route key={path} path={path} element={<LobbyRoute gameType={type as LobbyType} />} />
          ))}
          {Object.entries(CENTER_PATHS).map(([type, path]) => (
            <Route key={path} path={path} element={<CenterRoute category={type as CenterType} />} />
          ))}
          <Route path={PATHS.seamless} element={<SeamlessRoute />} />
          <Route
            path={PATHS.favorite}
            element={
              <LoggedIn>
                <OwnGamesRoute list="FAV" />
              </LoggedIn>
            }
          />
          <Route
            path={PATHS.recent}
            element={
              <LoggedIn>
                <OwnGamesRoute list="RECENT" />
              </LoggedIn>
            }
          />
          <Route path={PATHS.agent} element={<AgentLoginRoute />} />
          <Route
            path={PATHS.agentHome}
            element={
              <AgentsOnly>
                <AgentShell />
              </AgentsOnly>
            }
          />
          <Route
            path={PATHS.member}
            element={
              <LoggedIn>
                <MemberRoute />
              </LoggedIn>
            }
          />
          {LOTTERY_AREAS.map((area) => (
            <Route
              key={area}
              path={PATHS[area]}
              element={
                <LoggedIn>
                  <LotteryRoute area={area} />
                </LoggedIn>
              }
            />
          ))}
          <Route path={PATHS.promotions} element={<PromotionsRoute />} />
          <Route path={PATHS.pointMall} element={<PointMallRoute />} />
          <Route path={PATHS.appDownload} element={<AppDownloadRoute />} />
          <Route path={PATHS.mirrors} element={<MirrorsRoute />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
