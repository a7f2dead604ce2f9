import { defineFeature } from '../../shared/navigation/define-feature.ts';

export const contact = defineFeature({
  messages: {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  },
  popups: {
    contact: { load: async () => (await import('./contact-popup.tsx')).ContactPopup },
  },
});
