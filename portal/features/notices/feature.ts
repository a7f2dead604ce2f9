import { catalogue } from '../../shared/announcements/catalogue.ts';
import { defineFeature } from '../../shared/navigation/define-feature.ts';

export const notices = defineFeature({
  messages: catalogue,
  popups: {
    notice: { load: async () => (await import('./notice-popup.tsx')).NoticePopup },
  },
});
