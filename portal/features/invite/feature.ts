import { catalogue as ownLink } from '../../shared/invite/catalogue.ts';
import { joinCatalogues } from '../../shared/messages/join-catalogues.ts';
import { defineFeature } from '../../shared/navigation/define-feature.ts';

export const invite = defineFeature({
  messages: joinCatalogues(ownLink, {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  }),
  popups: {
    invite: { load: async () => (await import('./invite-popup.tsx')).InvitePopup },
  },
});
