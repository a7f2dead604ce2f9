import { defineFeature } from '../../shared/navigation/define-feature.ts';

const homeRoute = async () => (await import('./home-route.tsx')).HomeRoute;

/** The gateway renders home; with a popup over it the browser does. */
const screen = { load: homeRoute, title: 'home.title' } as const;
const rendered = { ...screen, render: { description: 'home.description' } } as const;

/** Home under each of its addresses. Its words belong to the core catalogue. */
export const home = defineFeature({
  messages: {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  },
  routes: {
    '/': rendered,
    '/index': rendered,
    '/index.html': rendered,
    '/home': rendered,
    '/login': { ...screen, popup: 'login' },
    '/register': { ...screen, popup: 'register' },
    '/help': { ...screen, popup: 'help' },
  },
});
