import { rm } from 'node:fs/promises';
import { step } from '../terminal.ts';
import { buildKit } from './kit.ts';
import { packagesOut } from './paths.ts';
import { buildTokens } from './tokens.ts';

/** Builds `@baize/tokens` and `@baize/ui-kit` into `dist/packages`, ready for `npm pack`. */
export async function buildPackages(): Promise<void> {
  await rm(packagesOut, { recursive: true, force: true });
  await step('Building the package @baize/tokens', buildTokens);
  await step('Building the package @baize/ui-kit', buildKit);
}
