import { defineFeature } from '../../shared/navigation/define-feature.ts';

const lobbyRoute = async () => (await import('./lobby-route.tsx')).LobbyRoute;
const centerRoute = async () => (await import('./center-route.tsx')).CenterRoute;
const ownGamesRoute = async () => (await import('./own-games-route.tsx')).OwnGamesRoute;

export const lobby = defineFeature({
  messages: {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  },
  popups: {
    'game-news': { load: async () => (await import('./game-news-popup.tsx')).GameNewsPopup },
  },
  routes: {
    '/rng': { load: lobbyRoute, title: 'lobby.title.RNG', props: { gameType: 'RNG' } },
    '/live': { load: lobbyRoute, title: 'lobby.title.LIVE', props: { gameType: 'LIVE' } },
    '/fish': { load: lobbyRoute, title: 'lobby.title.FISH', props: { gameType: 'FISH' } },
    '/pvp': { load: lobbyRoute, title: 'lobby.title.PVP', props: { gameType: 'PVP' } },
    '/sports': { load: centerRoute, title: 'category.SPORTS', props: { category: 'SPORTS' } },
    '/esports': { load: centerRoute, title: 'category.ESPORTS', props: { category: 'ESPORTS' } },
    '/lott': { load: centerRoute, title: 'category.LOTT', props: { category: 'LOTT' } },
    '/elott': { load: centerRoute, title: 'category.ELOTT', props: { category: 'ELOTT' } },
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
