import type { Plugin } from 'vite';

/** `Link.displayName = "Link";`, beside what it names. */
const NAME = /^[\w$]+\.displayName = "[^"]*";$/gm;

/** `const Link = React.forwardRef(`: what makes a component or a context and does nothing else. */
const MAKER =
  /^((?:var|let|const) [\w$]+ = )((?:[\w$]+\.)?(?:createContext|forwardRef|memo|createFormatted\w+)\()/gm;

/**
 * The code of a package without what keeps a bundler from leaving out what nobody uses of it: a name for
 * React's developer tools is an effect to it, and so is a call. React Router is told besides that no
 * developer reads its warnings; its package has a build that knows, and no way to ask for it.
 */
export const droppable = (code: string): string =>
  code
    .replace(NAME, '')
    .replace(MAKER, '$1/* @__PURE__ */ $2')
    .replace(/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;');

/** Leaves out of the packages that the first paint needs what the portal does not use of them. */
export const dropUnused = (): Plugin => ({
  name: 'baize-drop-unused',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/(?:react-router|react-intl)\// },
    handler: (code) => ({ code: droppable(code), map: null }),
  },
});
