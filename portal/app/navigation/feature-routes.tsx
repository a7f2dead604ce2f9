import type { Language } from '@baize/gateway/contract';
import type { ComponentType, ReactNode } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { agent } from '../../features/agent/feature.ts';
import {
  FeatureMessages,
  type LazyFeature,
  lazyFeature,
} from '../../shared/messages/catalogue.tsx';
import type { Catalogue } from '../../shared/messages/join-catalogues.ts';
import { useLanguage } from '../../shared/messages/language-store.ts';
import type { MessageId } from '../../shared/messages/message-id.ts';
import type { FeatureRoute } from '../../shared/navigation/define-feature.ts';
import { DocumentTitle } from '../../shared/navigation/document-title.tsx';
import { session } from '../../shared/session/session-store.ts';
import { NotFound } from '../status-views/not-found.tsx';
import { preloadMemberPage, WithFeatureComponents } from './feature-components.tsx';
import { AgentsOnly, MembersOnly } from './guards.tsx';
import { isHome } from './home-routes.ts';
import { manifestRoutes } from './manifests.ts';

type Screen = LazyFeature<object>;

const AgentShell = lazyFeature<{ children: ReactNode }>(
  () => import('../agent-shell/agent-shell.tsx').then((module) => module.AgentShell),
  agent.messages,
);

const GUARDS = { member: MembersOnly, agent: AgentsOnly };

const screens = new Map<FeatureRoute['load'], Screen>();

/** Paths with the same component share it. */
function screenOf(load: FeatureRoute['load'], messages: Catalogue): Screen {
  // The manifest's type was checked: the component takes the props of its route.
  const screen =
    screens.get(load) ?? lazyFeature(load as () => Promise<ComponentType<object>>, messages);
  screens.set(load, screen);
  return screen;
}

/** The agents' shell with the screen inside it; both scripts are loaded in parallel. */
function InAgentShell({ screen, children }: { screen: Screen; children: ReactNode }) {
  screen.preload(useLanguage()).catch(() => undefined);
  return <AgentShell>{children}</AgentShell>;
}

function elementOf(route: FeatureRoute<MessageId>, messages: Catalogue): ReactNode {
  const Screen = screenOf(route.load, messages);
  const Guard = route.guard && GUARDS[route.guard];
  const screen = (
    <>
      <Screen {...route.props} />
      {!route.pageName && (
        <FeatureMessages catalogue={messages}>
          <DocumentTitle id={route.title} />
        </FeatureMessages>
      )}
    </>
  );
  const framed = route.frame ? <InAgentShell screen={Screen}>{screen}</InAgentShell> : screen;
  return Guard ? <Guard>{framed}</Guard> : framed;
}

const OTHER_ROUTES = manifestRoutes.filter(({ path }) => !isHome(path));

const ROUTES = OTHER_ROUTES.map(({ path, route, messages }) => ({
  path,
  element: elementOf(route, messages),
}));

/** Starts to load the page that an address selects in its frame; the frame shows a failure. */
function beginPage({ pages }: FeatureRoute, search: string, language: Language): void {
  const page = new URLSearchParams(search).get('page');
  if (page === null || pages === undefined) return;
  const fetching = pages === 'memberPages' ? preloadMemberPage(page, language) : pages(page);
  fetching?.catch(() => undefined);
}

/**
 * Loads the screen of an address; a page inside a frame is loaded afterwards. Behind a guard
 * nothing is loaded for a visitor, who is not let in.
 * @throws {ChunkLoadError} when a script cannot be loaded
 */
export async function preloadScreen(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  language: Language,
): Promise<void> {
  const found = OTHER_ROUTES.find(({ path }) => matchPath({ path, end: true }, pathname));
  if (!found || (found.route.guard && !session.get().isLogin)) return;
  const { route, messages } = found;
  await screenOf(route.load, messages).preload(language);
  beginPage(route, search, language);
}

/** The routes of all manifests except home's, each with its own loader. */
export function FeatureRoutes() {
  return (
    <WithFeatureComponents>
      <Routes>
        {ROUTES.map(({ path, element }) => (
          <Route key={path} path={path} element={element} />
        ))}
        <Route
          path="*"
          element={
            <>
              <NotFound />
              <DocumentTitle id="notFound.title" />
            </>
          }
        />
      </Routes>
    </WithFeatureComponents>
  );
}
