import { catalogue as memberCenter } from '../member-center/catalogue.ts';
import { type Catalogue, joinCatalogues } from '../messages/join-catalogues.ts';

const own = {
  EN: () => import('./messages/en.json'),
  TY: () => import('./messages/fil.json'),
} satisfies Catalogue;

/** The words of a member's records: ranges, states and what a list says without rows. */
export const catalogue = joinCatalogues(memberCenter, own);
