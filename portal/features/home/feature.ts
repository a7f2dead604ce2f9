import { defineFeature } from '../../shared/navigation/define-feature.ts';

const homeRoute = async () => (await import('./home-route.tsx')).HomeRoute;

const screen = {
  load: homeRoute,
  title: 'home.title',
  render: { description: 'home.description', params: ['category'] },
} as const;

/** Home under each of its addresses. Its words belong to the core catalogue. */
export const home = defineFeature({
  messages: {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  },
  routes: {
    '/': screen,
    '/index': screen,
    '/index.html': screen,
    '/home': screen,
    '/login': { ...screen, title: 'shell.login', popup: 'login' },
    '/register': { ...screen, title: 'shell.register', popup: 'register' },
    '/help': { ...screen, title: 'shell.help', popup: 'help' },
  },
});
