import type { Catalogue } from '../messages/join-catalogues.ts';

/** The kit labels of tables, charts and other parts that not every page has (data-kit-labels.tsx). */
export const catalogue = {
  EN: () => import('./messages/en.json'),
  TY: () => import('./messages/fil.json'),
} satisfies Catalogue;
