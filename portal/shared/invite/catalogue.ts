import type { Catalogue } from '../messages/join-catalogues.ts';

export const catalogue = {
  EN: () => import('./messages/en.json'),
  TY: () => import('./messages/fil.json'),
} satisfies Catalogue;
