import type { Plugin } from 'vite';

/**
 * Radix names each of its functions anew by a call, for messages. A bundler takes such a call for an
 * effect and keeps what nobody uses (3 kB after brotli of a page with tabs), and what is made at each
 * render is named at each render. Told that the call gives back its function, both go.
 */
export const unnamedRadix = (): Plugin => ({
  name: 'baize-unnamed-radix',
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
