import type { Catalogue } from '../messages/join-catalogues.ts';

/** The words of the question before a bonus, for features where one is claimed. */
export const catalogue = {
  EN: () => import('./messages/en.json'),
  TY: () => import('./messages/fil.json'),
} satisfies Catalogue;
