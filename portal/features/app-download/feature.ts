import { defineFeature } from '../../shared/navigation/define-feature.ts';

export const appDownload = defineFeature({
  messages: {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  },
  routes: {
    '/appDownload': {
      load: async () => (await import('./app-download-route.tsx')).AppDownloadRoute,
      title: 'app.title',
      render: { description: 'app.description', params: ['system'] },
    },
  },
});
