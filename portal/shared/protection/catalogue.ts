import type { Catalogue } from '../messages/join-catalogues.ts';

/** The words of player protection, for features that show them. */
export const catalogue = {
  EN: () => import('./messages/en.json'),
  TY: () => import('./messages/fil.json'),
} satisfies Catalogue;
