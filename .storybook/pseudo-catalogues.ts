import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ENGLISH = /\/messages\/en\.json$/;
const PREFIX = '\0toolbar-messages:';
const wrapper = resolve(import.meta.dirname, 'toolbar/pseudo-messages.ts');

/**
 * In Storybook, the portal's English catalogues also speak the pseudo-language of the toolbar: the
 * portal itself holds nothing of it.
 */
export function pseudoCatalogues(): Plugin {
  return {
    name: 'baize-pseudo-catalogues',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!ENGLISH.test(source) || importer?.startsWith(PREFIX)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && `${PREFIX}${found.id}.js`;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const file = id.slice(PREFIX.length, -'.js'.length);
      return (
        `import messages from ${JSON.stringify(file)};\n` +
        `import { inToolbarLanguage } from ${JSON.stringify(wrapper)};\n` +
        'export default inToolbarLanguage(messages);\n'
      );
    },
  };
}
