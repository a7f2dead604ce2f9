import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const wrapper = resolve(import.meta.dirname, 'toolbar/play-in-own-language.ts');

/** Lets every play function know the toolbar's language: stories themselves say nothing of it. */
export function playLanguage(): Plugin {
  return {
    name: 'baize-play-language',
    transform(code, id) {
      if (!/\.stories\.tsx(\?|$)/.test(id)) return null;
      const stories = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
      const [, meta] = /^export default (\w+);?$/m.exec(code) ?? [];
      const all = [...(meta ? [meta] : []), ...stories].join(', ');
      return {
        code: `${code}\nimport { playInOwnLanguage } from ${JSON.stringify(wrapper)};\nplayInOwnLanguage([${all}]);\n`,
        map: null,
      };
    },
  };
}
