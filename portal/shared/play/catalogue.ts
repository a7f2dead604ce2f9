import type { Catalogue } from '../messages/join-catalogues.ts';

/** The words of play for real money: its clock, its reality check, and why it is refused. */
export const catalogue = {
  EN: () => import('./messages/en.json'),
  TY: () => import('./messages/fil.json'),
} satisfies Catalogue;
