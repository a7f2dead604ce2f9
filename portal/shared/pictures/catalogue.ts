import type { Catalogue } from '../messages/join-catalogues.ts';

/** Messages of `PictureField`, for features whose forms take pictures. */
export const catalogue = {
  EN: () => import('./messages/en.json'),
  TY: () => import('./messages/fil.json'),
} satisfies Catalogue;
