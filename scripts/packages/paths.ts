import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../terminal.ts';

export const kitSource = join(root, 'ui-kit');
export const tokensSource = join(root, 'tokens');
/** Output folder of the packages, ready for `npm pack`; ignored by git. */
export const packagesOut = join(root, 'dist/packages');
export const kitOut = join(packagesOut, 'ui-kit');
export const tokensOut = join(packagesOut, 'tokens');

/** Returns the folders of the kit that applications can import: those with an `index.ts`. */
export const kitEntries = (): string[] =>
  readdirSync(kitSource, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => readdirSync(join(kitSource, name)).includes('index.ts'))
    .sort();
