import { defineFeature } from '../../shared/navigation/define-feature.ts';

export const points = defineFeature({
  messages: {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  },
  routes: {
    '/pointMall': {
      load: async () => (await import('./point-mall-route.tsx')).PointMallRoute,
      title: 'shell.pointMall',
      render: { description: 'points.description', params: ['tab', 'type', 'p'] },
    },
  },
});
