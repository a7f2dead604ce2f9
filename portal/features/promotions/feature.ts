import { defineFeature } from '../../shared/navigation/define-feature.ts';

export const promotions = defineFeature({
  messages: {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  },
  routes: {
    '/promotions': {
      load: async () => (await import('./promotions-route.tsx')).PromotionsRoute,
      title: 'promotions.title',
    },
  },
});
