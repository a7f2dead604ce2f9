import { catalogue as memberCenter } from '../member-center/catalogue.ts';
import { type Catalogue, joinCatalogues } from '../messages/join-catalogues.ts';

const own = {
  EN: () => import('./messages/en.json'),
  TY: () => import('./messages/fil.json'),
} satisfies Catalogue;

/** Messages of a member's records: ranges, statuses and empty lists. */
export const catalogue = joinCatalogues(memberCenter, own);
