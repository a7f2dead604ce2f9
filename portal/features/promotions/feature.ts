import { joinCatalogues } from '../../shared/messages/join-catalogues.ts';
import { defineFeature } from '../../shared/navigation/define-feature.ts';
import { catalogue as pictures } from '../../shared/pictures/catalogue.ts';
import { catalogue as claims } from '../../shared/promotions/catalogue.ts';

export const promotions = defineFeature({
  messages: joinCatalogues(pictures, claims, {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  }),
  routes: {
    '/promotions': {
      load: async () => (await import('./promotions-route.tsx')).PromotionsRoute,
      title: 'promotions.title',
      // Only the gateway calls it, because in the browser the screen sets the title.
      pageName: async (input): Promise<string> =>
        (await import('./page-name.ts')).requestedPromotionsName(input),
      render: { description: 'promotions.description', params: ['category', 'promo'] },
    },
  },
});
