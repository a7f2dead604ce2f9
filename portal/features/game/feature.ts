import { defineFeature } from '../../shared/navigation/define-feature.ts';

export const game = defineFeature({
  messages: {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  },
  routes: {
    '/seamless': {
      load: async () => (await import('./seamless-route.tsx')).SeamlessRoute,
      title: 'game.untitled',
    },
  },
  popups: {
    game: { load: async () => (await import('./game-popup.tsx')).GamePopup },
    'game-list': { load: async () => (await import('./game-list-popup.tsx')).GameListPopup },
    'game-info': { load: async () => (await import('./game-info-popup.tsx')).GameInfoPopup },
  },
});
