import { defineFeature } from '../../shared/navigation/define-feature.ts';

export const search = defineFeature({
  messages: {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  },
  popups: {
    search: { load: async () => (await import('./search-popup.tsx')).SearchPopup },
  },
});
