import { readFile } from 'node:fs/promises';
import { minify, type Plugin } from 'vite';

const SCRIPT = /\.js\?raw$/;

/**
 * Minifies the scripts whose text is imported (`./x.js?raw`), in the pages that the gateway draws and
 * as the service worker: they go over the line as they are, and no bundler sees them.
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
