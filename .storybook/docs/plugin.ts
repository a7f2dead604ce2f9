import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { kitFolders, readKitFacts, sourcesOf } from './facts/kit-facts.ts';
import { readStoryCode } from './facts/story-code.ts';

const FACTS = 'virtual:kit-facts';
const OWN = `\0${FACTS}`;
const STORIES = /\/ui-kit\/[^/]+\/[^/]+\.stories\.tsx(\?|$)/;
const wrapper = resolve(import.meta.dirname, 'with-code.ts');

/**
 * Provides the kit's pages with facts from its sources: props from the types, tokens from the styles
 * (`virtual:kit-facts`), and for each story the code that an application would write.
 */
export function kitDocs(): Plugin {
  return {
    name: 'baize-kit-docs',
    resolveId: (id) => (id.startsWith(FACTS) ? `\0${id}` : null),
    load(id) {
      if (id === OWN) {
        const entries = kitFolders().map(
          (name) => `${JSON.stringify(name)}: () => import('${FACTS}/${name}')`,
        );
        return `export default { ${entries.join(', ')} };`;
      }
      if (!id.startsWith(`${OWN}/`)) return null;
      const folder = id.slice(OWN.length + 1);
      for (const path of sourcesOf(folder)) this.addWatchFile(path);
      return `export default ${JSON.stringify(readKitFacts(folder))};`;
    },
    transform(code, id) {
      // `?raw` imports of the brand page are text, not stories.
      if (!STORIES.test(id) || /[?&]raw\b/.test(id)) return null;
      const path = id.replace(/\?.*$/, '');
      const codes = Object.entries(readStoryCode(path, readFileSync(path, 'utf8')));
      const pairs = codes.map(([name, text]) => `[${name}, ${JSON.stringify(text)}]`);
      return {
        code: `${code}\nimport { withCode } from ${JSON.stringify(wrapper)};\nwithCode([${pairs.join(', ')}]);\n`,
        map: null,
      };
    },
  };
}
