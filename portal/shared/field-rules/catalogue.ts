import type { Catalogue } from '../messages/join-catalogues.ts';

/** What the merchant's rules of fields ask for, for features whose forms hold them. */
export const catalogue = {
  EN: () => import('./messages/en.json'),
  TY: () => import('./messages/fil.json'),
} satisfies Catalogue;
