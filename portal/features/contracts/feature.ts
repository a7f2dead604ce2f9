import { defineFeature } from '../../shared/navigation/define-feature.ts';

export const contracts = defineFeature({
  messages: {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  },
  popups: {
    contracts: {
      load: async () => (await import('./contracts-popup.tsx')).ContractsPopup,
      guard: 'realAccount',
    },
  },
});
