import type { Catalogue } from '../messages/join-catalogues.ts';

/** Messages of playing with real money: the time played, the reality check, and rejections. */
export const catalogue = {
  EN: () => import('./messages/en.json'),
  TY: () => import('./messages/fil.json'),
} satisfies Catalogue;
