import { defineFeature } from '../../shared/navigation/define-feature.ts';
import type { PageNameInput } from '../../shared/navigation/page-name.ts';
import type { CenterType, LobbyType } from '../../shared/paths.ts';

const lobbyRoute = async () => (await import('./lobby-route.tsx')).LobbyRoute;
const centerRoute = async () => (await import('./center-route.tsx')).CenterRoute;
const ownGamesRoute = async () => (await import('./own-games-route.tsx')).OwnGamesRoute;

// Only the gateway calls them, because in the browser the screens set the title.
const lobbyName =
  (type: LobbyType) =>
  async (input: PageNameInput<string>): Promise<string> =>
    (await import('./requested-names.ts')).requestedLobbyName(type, input);
const centerName =
  (type: CenterType) =>
  async (input: PageNameInput<string>): Promise<string> =>
    (await import('./requested-names.ts')).requestedCenterName(type, input);

/** The parameters that filter a lobby (lobby-query.ts). */
const LOBBY_PARAMS = [
  'tab',
  'vassalage',
  'classify',
  'q',
  'sort',
  'volatility',
  'feature',
  'page',
] as const;

export const lobby = defineFeature({
  messages: {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  },
  popups: {
    'lobby-filter': { load: async () => (await import('./filter-popup.tsx')).FilterPopup },
    'game-news': { load: async () => (await import('./game-news-popup.tsx')).GameNewsPopup },
  },
  routes: {
    '/rng': {
      load: lobbyRoute,
      title: 'lobby.title.RNG',
      pageName: lobbyName('RNG'),
      props: { gameType: 'RNG' },
      render: { description: 'lobby.description.RNG', params: LOBBY_PARAMS },
    },
    '/live': {
      load: lobbyRoute,
      title: 'lobby.title.LIVE',
      pageName: lobbyName('LIVE'),
      props: { gameType: 'LIVE' },
      render: { description: 'lobby.description.LIVE', params: LOBBY_PARAMS },
    },
    '/fish': {
      load: lobbyRoute,
      title: 'lobby.title.FISH',
      pageName: lobbyName('FISH'),
      props: { gameType: 'FISH' },
      render: { description: 'lobby.description.FISH', params: LOBBY_PARAMS },
    },
    '/pvp': {
      load: lobbyRoute,
      title: 'lobby.title.PVP',
      pageName: lobbyName('PVP'),
      props: { gameType: 'PVP' },
      render: { description: 'lobby.description.PVP', params: LOBBY_PARAMS },
    },
    '/sports': {
      load: centerRoute,
      title: 'category.SPORTS',
      pageName: centerName('SPORTS'),
      props: { category: 'SPORTS' },
      render: { description: 'center.description.SPORTS', params: ['gameType', 'page'] },
    },
    '/esports': {
      load: centerRoute,
      title: 'category.ESPORTS',
      pageName: centerName('ESPORTS'),
      props: { category: 'ESPORTS' },
      render: { description: 'center.description.ESPORTS', params: ['gameType', 'page'] },
    },
    '/lott': {
      load: centerRoute,
      title: 'category.LOTT',
      pageName: centerName('LOTT'),
      props: { category: 'LOTT' },
      render: { description: 'center.description.LOTT', params: ['gameType', 'page'] },
    },
    '/elott': {
      load: centerRoute,
      title: 'category.ELOTT',
      pageName: centerName('ELOTT'),
      props: { category: 'ELOTT' },
      render: { description: 'center.description.ELOTT', params: ['gameType', 'page'] },
    },
    '/favorite': {
      load: ownGamesRoute,
      title: 'own.title.FAV',
      props: { list: 'FAV' },
      guard: 'member',
    },
    '/recent': {
      load: ownGamesRoute,
      title: 'own.title.RECENT',
      props: { list: 'RECENT' },
      guard: 'member',
    },
  },
});
