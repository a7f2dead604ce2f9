import { defineFeature } from '../../shared/navigation/define-feature.ts';

export const chat = defineFeature({
  messages: {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  },
  popups: {
    chat: { load: async () => (await import('./chat-popup.tsx')).ChatPopup },
  },
});
