import { joinCatalogues } from '../../shared/messages/join-catalogues.ts';
import { defineFeature } from '../../shared/navigation/define-feature.ts';
import { catalogue as play } from '../../shared/play/catalogue.ts';
import { catalogue as protection } from '../../shared/protection/catalogue.ts';

export const game = defineFeature({
  messages: joinCatalogues(play, protection, {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  }),
  routes: {
    '/seamless': {
      load: async () => (await import('./seamless-route.tsx')).SeamlessRoute,
      title: 'game.untitled',
      isListed: false,
    },
  },
  popups: {
    game: { load: async () => (await import('./game-popup.tsx')).GamePopup },
    'game-list': { load: async () => (await import('./game-list-popup.tsx')).GameListPopup },
    'game-actions': {
      load: async () => (await import('./game-actions-popup.tsx')).GameActionsPopup,
    },
    'game-info': { load: async () => (await import('./game-info-popup.tsx')).GameInfoPopup },
  },
});
