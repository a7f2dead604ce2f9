import type { Catalogue } from '../messages/join-catalogues.ts';

/** What the member center and its pages say alike, the names of the pages among it. */
export const catalogue = {
  EN: () => import('./messages/en.json'),
  TY: () => import('./messages/fil.json'),
} satisfies Catalogue;
