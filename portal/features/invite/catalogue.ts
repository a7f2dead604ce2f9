import type { Catalogue } from '../../shared/messages/catalogue.tsx';

export const catalogue: Catalogue = {
  EN: () => import('./messages/en.json'),
  TY: () => import('./messages/fil.json'),
};
