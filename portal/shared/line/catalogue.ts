import { catalogue as cashier } from '../cashier/catalogue.ts';
import { type Catalogue, joinCatalogues } from '../messages/join-catalogues.ts';

const own = {
  EN: () => import('./messages/en.json'),
  TY: () => import('./messages/fil.json'),
} satisfies Catalogue;

/** Messages of transfers and messages in the downline, for features that show them. */
export const catalogue = joinCatalogues(cashier, own);
