import { catalogue as ownLink } from '../../shared/invite/catalogue.ts';
import { catalogue as line } from '../../shared/line/catalogue.ts';
import { joinCatalogues } from '../../shared/messages/join-catalogues.ts';
import { defineFeature } from '../../shared/navigation/define-feature.ts';
import { catalogue as pictures } from '../../shared/pictures/catalogue.ts';
import { catalogue as protection } from '../../shared/protection/catalogue.ts';

export const member = defineFeature({
  messages: joinCatalogues(
    joinCatalogues(joinCatalogues(ownLink, line), joinCatalogues(protection, pictures)),
    {
      EN: () => import('./messages/en.json'),
      TY: () => import('./messages/fil.json'),
    },
  ),
  routes: {
    '/member': {
      load: async () => (await import('./member-route.tsx')).MemberRoute,
      title: 'shell.myAccount',
      guard: 'member',
    },
  },
  parts: {
    memberPage: { load: async () => (await import('./member-part.tsx')).MemberPart },
  },
  popups: {
    member: {
      load: async () => (await import('./member-popup.tsx')).MemberPopup,
      guard: 'realAccount',
    },
  },
});
