import { home } from '../features/home/feature.ts';
import { joinCatalogues } from '../shared/messages/join-catalogues.ts';

/** Words of the shell, of home and of every error: what the first screen needs. */
export const coreCatalogue = joinCatalogues(
  { EN: () => import('./messages/en.json'), TY: () => import('./messages/fil.json') },
  home.messages,
);
