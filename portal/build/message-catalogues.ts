import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const CATALOGUE = /\/messages\/(en|fil)\.json$/;

/**
 * Parses the ICU messages of each catalogue during the build, so that the browser needs no ICU
 * parser (7 kB gzip less, and no parsing before the first paint). An invalid message fails the
 * build with its id.
 */
export function messageCatalogues(): Plugin {
  return {
    name: 'baize-message-catalogues',
    enforce: 'pre',
    transform(code, id) {
      const path = id.split('?')[0] ?? id;
      if (!CATALOGUE.test(path)) return null;
      const messages = JSON.parse(code) as Record<string, string>;
      const parsed = Object.entries(messages).map(([key, text]) => {
        try {
          return [key, parse(text)];
        } catch (error) {
          throw new Error(`${path}: message "${key}" is not valid ICU: ${String(error)}`);
        }
      });
      // Vite's own JSON plugin turns this into a module.
      return { code: JSON.stringify(Object.fromEntries(parsed)), map: null };
    },
  };
}
