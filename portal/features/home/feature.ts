import { defineFeature } from '../../shared/navigation/define-feature.ts';

const homeRoute = async () => (await import('./home-route.tsx')).HomeRoute;

const screen = {
  load: homeRoute,
  title: 'home.title',
  render: { description: 'home.description', params: ['category'] },
} as const;

/** Home under each of its addresses. Its messages are part of the core catalogue. */
export const home = defineFeature({
  messages: {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  },
  routes: {
    '/': screen,
    '/index': { ...screen, sameAs: '/' },
    '/index.html': { ...screen, sameAs: '/' },
    '/home': { ...screen, sameAs: '/' },
    '/login': { ...screen, title: 'shell.login', popup: 'login', isListed: false },
    '/register': { ...screen, title: 'shell.register', popup: 'register', isListed: false },
    '/help': {
      ...screen,
      title: 'shell.help',
      popup: 'help',
      render: { ...screen.render, description: 'home.helpDescription' },
    },
  },
});
