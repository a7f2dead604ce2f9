import { joinCatalogues } from '../messages/join-catalogues.ts';
import { catalogue as play } from '../play/catalogue.ts';

/** Messages of amounts, transaction passwords and limits, for features that move money. */
export const catalogue = joinCatalogues(play, {
  EN: () => import('./messages/en.json'),
  TY: () => import('./messages/fil.json'),
});
