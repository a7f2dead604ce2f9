import { readFile } from 'node:fs/promises';
import { minify, type Plugin } from 'vite';

const SCRIPT = /\.js\?raw$/;

/**
 * Minifies scripts that are imported as text (`./x.js?raw`), for server-rendered pages and the
 * service worker: they are sent as they are, without a bundler.
 */
export function minifyRaw(): Plugin {
  return {
    name: 'baize-minify-raw',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: SCRIPT },
      async handler(id) {
        const path = id.replace(/\?raw$/, '');
        const { code, errors } = await minify(path, await readFile(path, 'utf8'), {
          module: false,
        });
        const [error] = errors;
        if (error) throw new Error(`${path}: ${error.message}`);
        return `export default ${JSON.stringify(code)};`;
      },
    },
  };
}
