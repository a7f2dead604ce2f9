import type { Catalogue } from '../messages/join-catalogues.ts';

/** Messages of the merchant's field rules, for features whose forms use them. */
export const catalogue = {
  EN: () => import('./messages/en.json'),
  TY: () => import('./messages/fil.json'),
} satisfies Catalogue;
