import { defineFeature } from '../../shared/navigation/define-feature.ts';

export const feedback = defineFeature({
  messages: {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  },
  popups: {
    feedback: {
      load: async () => (await import('./feedback-popup.tsx')).FeedbackPopup,
      guard: 'realAccount',
    },
  },
});
