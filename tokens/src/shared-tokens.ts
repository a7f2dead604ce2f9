import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the tokens workspace, or of the installed package. */
export const tokensFolder = fileURLToPath(new URL('..', import.meta.url));

/** The shared token files that every brand's resolver refers to. */
const SHARED = ['base.tokens.json', 'semantic.tokens.json'] as const;
const PACKAGE = '@baize/tokens/';

/** Path of a shared file that a brand's resolver names; undefined for any other file. */
export function sharedFile(folder: string, ref: string): string | undefined {
  return SHARED.map((name) => join(tokensFolder, name)).find(
    (path, at) => ref === `${PACKAGE}${SHARED[at]}` || resolve(folder, ref) === path,
  );
}

/**
 * The prefix of shared files' names in the resolver of a brand in `folder`: a path inside this workspace, elsewhere the
 * package's name, which is valid wherever the package is installed.
 */
export const sharedPrefix = (folder: string): string =>
  resolve(folder).startsWith(tokensFolder) && !tokensFolder.split(sep).includes('node_modules')
    ? `${relative(folder, tokensFolder)}/`
    : PACKAGE;
