import type { Rolldown } from 'vite';

/**
 * The scripts whose functions a page mostly calls until it is hydrated: groups of
 * `script-groups.ts`, and the entry.
 */
export const CALLED_ON_LOAD: ReadonlySet<string> = new Set([
  'packages',
  'index',
  'page',
  'home',
  'lobby',
]);

/**
 * A comment at the start of such a script. V8 then compiles its functions in the background while
 * the script loads, and not at their first call, when the page waits for it; other engines ignore
 * it. Source: https://v8.dev/blog/explicit-compile-hints
 * @returns the `postBanner` option of Rolldown
 */
export const compileHint = ({ name }: Pick<Rolldown.RenderedChunk, 'name'>): string =>
  CALLED_ON_LOAD.has(name) ? '//# allFunctionsCalledOnLoad' : '';
