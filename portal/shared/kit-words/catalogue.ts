import type { Catalogue } from '../messages/join-catalogues.ts';

/** The kit's words that features of tables and charts need (kit-words.tsx). */
export const catalogue = {
  EN: () => import('./messages/en.json'),
  TY: () => import('./messages/fil.json'),
} satisfies Catalogue;
