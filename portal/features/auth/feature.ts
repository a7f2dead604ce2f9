import { catalogue as fieldRules } from '../../shared/field-rules/catalogue.ts';
import { joinCatalogues } from '../../shared/messages/join-catalogues.ts';
import { defineFeature } from '../../shared/navigation/define-feature.ts';
import { catalogue as protection } from '../../shared/protection/catalogue.ts';

export const auth = defineFeature({
  messages: joinCatalogues(fieldRules, protection, {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  }),
  routes: {
    '/agent': {
      load: async () => (await import('./agent-login-route.tsx')).AgentLoginRoute,
      title: 'auth.agent.title',
      render: { description: 'auth.agent.description' },
    },
  },
  popups: {
    login: {
      load: async () => (await import('./login-popup.tsx')).LoginPopup,
      startsSession: true,
    },
    register: {
      load: async () => (await import('./register-popup.tsx')).RegisterPopup,
      startsSession: true,
    },
    forgot: {
      load: async () => (await import('./forgot-popup.tsx')).ForgotPopup,
      startsSession: true,
    },
    'change-password': {
      load: async () => (await import('./change-password-popup.tsx')).ChangePasswordPopup,
    },
    'reset-password': { load: async () => (await import('./reset-popup.tsx')).ResetPopup },
  },
});
