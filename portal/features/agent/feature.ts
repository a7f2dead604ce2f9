import { catalogue as notices } from '../../shared/announcements/catalogue.ts';
import { catalogue as fieldRules } from '../../shared/field-rules/catalogue.ts';
import { catalogue as kitWords } from '../../shared/kit-labels/catalogue.ts';
import { catalogue as line } from '../../shared/line/catalogue.ts';
import { joinCatalogues } from '../../shared/messages/join-catalogues.ts';
import { defineFeature } from '../../shared/navigation/define-feature.ts';

export const agent = defineFeature({
  messages: joinCatalogues(notices, kitWords, line, fieldRules, {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  }),
  routes: {
    '/agentHome': {
      load: async () => (await import('./agent-route.tsx')).AgentRoute,
      title: 'shell.agentCenter',
      pageName: async (input): Promise<string> =>
        (await import('./page-titles.ts')).requestedPageName(input),
      pages: async (page) => (await import('./pages.ts')).preloadPage(page),
      guard: 'agent',
      frame: 'agent',
    },
  },
  popups: {
    agent: {
      load: async () => (await import('./agent-popup.tsx')).AgentPopup,
      guard: 'agent',
    },
  },
});
