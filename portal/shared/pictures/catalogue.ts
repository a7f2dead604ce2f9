import type { Catalogue } from '../messages/join-catalogues.ts';

/** The words of `PictureField`, for features whose forms take pictures. */
export const catalogue = {
  EN: () => import('./messages/en.json'),
  TY: () => import('./messages/fil.json'),
} satisfies Catalogue;
