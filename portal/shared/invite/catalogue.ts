import type { Catalogue } from '../messages/catalogue.tsx';

export const catalogue: Catalogue = {
  EN: () => import('./messages/en.json'),
  TY: () => import('./messages/fil.json'),
};
