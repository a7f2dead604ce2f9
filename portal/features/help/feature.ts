import { defineFeature } from '../../shared/navigation/define-feature.ts';

export const help = defineFeature({
  messages: {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  },
  popups: {
    help: { load: async () => (await import('./help-popup.tsx')).HelpPopup },
  },
});
