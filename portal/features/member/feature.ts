import { catalogue as kitWords } from '../../shared/kit-labels/catalogue.ts';
import { catalogue as memberCenter } from '../../shared/member-center/catalogue.ts';
import { joinCatalogues } from '../../shared/messages/join-catalogues.ts';
import { defineFeature } from '../../shared/navigation/define-feature.ts';

export const member = defineFeature({
  messages: joinCatalogues(memberCenter, kitWords, {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  }),
  routes: {
    '/member': {
      load: async () => (await import('./member-route.tsx')).MemberRoute,
      title: 'shell.myAccount',
      pageName: async (input): Promise<string> =>
        (await import('./page-titles.ts')).requestedPageName(input),
      guard: 'member',
      pages: 'memberPages',
    },
  },
  components: {
    memberPage: { load: async () => (await import('./member-part.tsx')).MemberPart },
  },
  popups: {
    member: {
      load: async () => (await import('./member-popup.tsx')).MemberPopup,
      guard: 'realAccount',
    },
  },
});
