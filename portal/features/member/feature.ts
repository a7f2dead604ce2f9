import { catalogue as ownLink } from '../../shared/invite/catalogue.ts';
import { catalogue as kitWords } from '../../shared/kit-words/catalogue.ts';
import { catalogue as line } from '../../shared/line/catalogue.ts';
import { joinCatalogues } from '../../shared/messages/join-catalogues.ts';
import { defineFeature } from '../../shared/navigation/define-feature.ts';
import { catalogue as pictures } from '../../shared/pictures/catalogue.ts';
import { catalogue as claims } from '../../shared/promotions/catalogue.ts';
import { catalogue as protection } from '../../shared/protection/catalogue.ts';

export const member = defineFeature({
  messages: joinCatalogues(
    joinCatalogues(
      joinCatalogues(joinCatalogues(ownLink, line), claims),
      joinCatalogues(joinCatalogues(protection, pictures), kitWords),
    ),
    {
      EN: () => import('./messages/en.json'),
      TY: () => import('./messages/fil.json'),
    },
  ),
  routes: {
    '/member': {
      load: async () => (await import('./member-route.tsx')).MemberRoute,
      title: 'shell.myAccount',
      pageName: async (input): Promise<string> =>
        (await import('./page-titles.ts')).requestedPageName(input),
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
