import type { Catalogue } from '../messages/join-catalogues.ts';

/** Messages of the confirmation before a bonus, for features that offer claims. */
export const catalogue = {
  EN: () => import('./messages/en.json'),
  TY: () => import('./messages/fil.json'),
} satisfies Catalogue;
