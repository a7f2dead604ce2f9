import { defineFeature } from '../../shared/navigation/define-feature.ts';

export const announcements = defineFeature({
  messages: {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  },
  popups: {
    announcement: {
      load: async () => (await import('./announcement-popup.tsx')).AnnouncementPopup,
    },
  },
});
