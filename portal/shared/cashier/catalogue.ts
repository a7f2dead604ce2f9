import type { Catalogue } from '../messages/join-catalogues.ts';

/** The words of amounts and transaction passwords, for features that move money. */
export const catalogue = {
  EN: () => import('./messages/en.json'),
  TY: () => import('./messages/fil.json'),
} satisfies Catalogue;
