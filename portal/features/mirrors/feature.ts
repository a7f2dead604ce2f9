import { defineFeature } from '../../shared/navigation/define-feature.ts';

export const mirrors = defineFeature({
  messages: {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  },
  routes: {
    '/mirrors': {
      load: async () => (await import('./mirrors-route.tsx')).MirrorsRoute,
      title: 'mirrors.title',
      render: { description: 'mirrors.description' },
    },
  },
});
