import { home } from '../features/home/feature.ts';
import { joinCatalogues } from '../shared/messages/join-catalogues.ts';

/** Messages of the shell, of home and of every error: those of the first screen. */
export const coreCatalogue = joinCatalogues(
  { EN: () => import('./messages/en.json'), TY: () => import('./messages/fil.json') },
  home.messages,
);
