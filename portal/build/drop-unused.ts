import type { Plugin } from 'vite';

/** `Link.displayName = "Link";` */
const NAME = /^[\w$]+\.displayName = "[^"]*";$/gm;

/**
 * `const Link = React.forwardRef(`: a call without side effects that creates a component or a
 * context.
 */
const MAKER =
  /^((?:var|let|const) [\w$]+ = )((?:[\w$]+\.)?(?:createContext|forwardRef|memo|createFormatted\w+)\()/gm;

/**
 * Removes the code that keeps a bundler from dropping unused exports of a package: it considers a
 * name for React's developer tools, and a call, to be side effects. The warnings of React Router
 * for developers are removed too, because its package has no export of its production build.
 */
const droppable = (code: string): string =>
  code
    .replace(NAME, '')
    .replace(MAKER, '$1/* @__PURE__ */ $2')
    .replace(/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;');

/** Drops unused parts of the packages that the first paint needs. */
export const dropUnused = (): Plugin => ({
  name: 'baize-drop-unused',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/(?:react-router|react-intl)\// },
    handler: (code) => ({ code: droppable(code), map: null }),
  },
});
