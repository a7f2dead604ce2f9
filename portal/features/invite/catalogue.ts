import { catalogue as ownLink } from '../../shared/invite/catalogue.ts';
import { joinCatalogues } from '../../shared/messages/catalogue.tsx';

export const catalogue = joinCatalogues(ownLink, {
  EN: () => import('./messages/en.json'),
  TY: () => import('./messages/fil.json'),
});
