import type { Catalogue } from '../messages/join-catalogues.ts';

/** Messages that the member center and its pages share, including the names of the pages. */
export const catalogue = {
  EN: () => import('./messages/en.json'),
  TY: () => import('./messages/fil.json'),
} satisfies Catalogue;
