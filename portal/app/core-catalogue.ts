import type { Catalogue } from '../shared/messages/catalogue.tsx';

type Parts = Promise<{ default: object }>[];

const merged = async (...parts: Parts) => ({
  default: Object.assign({}, ...(await Promise.all(parts)).map((part) => part.default)) as object,
});

/** Words of the shell, of home and of every error: what the first screen needs. */
export const coreCatalogue: Catalogue = {
  EN: () => merged(import('./messages/en.json'), import('../features/home/messages/en.json')),
  TY: () => merged(import('./messages/fil.json'), import('../features/home/messages/fil.json')),
};
