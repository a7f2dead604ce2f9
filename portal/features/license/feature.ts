import { defineFeature } from '../../shared/navigation/define-feature.ts';

export const license = defineFeature({
  messages: {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  },
  popups: {
    license: { load: async () => (await import('./license-popup.tsx')).LicensePopup },
  },
});
