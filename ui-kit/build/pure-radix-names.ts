import type { Plugin } from 'vite';

/**
 * Marks the calls by which Radix names its functions for error messages as pure. A bundler takes
 * such a call for a side effect and keeps the function even where nothing uses it (3 kB after
 * brotli on a page with tabs), and a function that is created in a render is named again in each
 * render.
 */
export const pureRadixNames = (): Plugin => ({
  name: 'baize-pure-radix-names',
  apply: 'build',
  transform: {
    filter: { id: /\/@radix-ui\// },
    handler: (code) => ({
      code: code
        .replace(/^var __defProp = .*$/m, '')
        .replace(
          /^var __name = .*$/m,
          '/* @__NO_SIDE_EFFECTS__ */ const __name = (target) => target;',
        ),
      map: null,
    }),
  },
});
