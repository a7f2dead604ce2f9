import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultOut as brandsOut, buildBrands } from '../../tokens/src/build.ts';
import { run } from '../run.ts';
import { root, ScriptError, step } from '../terminal.ts';
import { compressBelow } from './compress.ts';
import { hashOf } from './inputs.ts';
import { portalInputs } from './portal-inputs.ts';

const TOKENS = ['tokens', 'package-lock.json', 'scripts/build'];
const portalOut = join(root, 'portal/dist');
const gamesOut = join(root, 'gateway/sandbox/dist');
/** The built Storybook that pictures are taken of. */
export const storybookOut = join(root, '.cache/storybook');

interface Target {
  readonly name: string;
  readonly inputs: readonly string[];
  /** Whether stories are part of what is built. */
  readonly withStories?: boolean;
  /** Beside the output, so that whoever deletes or rebuilds that forgets the stamp as well. */
  readonly stamp: string;
  /** Without it the output is not there, whatever the stamp says. */
  readonly proof: string;
  build(): Promise<void>;
}

const brands: Target = {
  name: 'Building the brands',
  inputs: TOKENS,
  stamp: join(brandsOut, '../brands.stamp'),
  proof: join(brandsOut, 'contrast.json'),
  async build() {
    await buildBrands(brandsOut);
    await compressBelow(brandsOut);
  },
};

const portal: Target = {
  name: 'Building the portal',
  inputs: portalInputs,
  stamp: join(portalOut, '.vite/stamp'),
  proof: join(portalOut, 'index.html'),
  async build() {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    // The browser's build, then the server's, which draws the first page.
    for (const options of [[], ['--ssr', 'app/server.tsx']]) {
      const { code, output } = await run(process.execPath, [vite, 'build', 'portal', ...options]);
      if (code !== 0) throw new ScriptError(`${output.trim()}\nThe portal could not be built.`);
    }
    await compressBelow(portalOut);
  },
};

const gamePages: Target = {
  name: 'Building the sandbox games',
  inputs: ['gateway/sandbox', 'gateway/contract', 'package-lock.json', 'scripts/build'],
  stamp: join(gamesOut, '.stamp'),
  proof: join(gamesOut, 'slot/client/index.html'),
  async build() {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const { code, output } = await run(process.execPath, [vite, 'build', 'gateway/sandbox']);
    if (code !== 0) throw new ScriptError(`${output.trim()}\nThe games could not be built.`);
    await compressBelow(gamesOut);
  },
};

const storybook: Target = {
  name: 'Building Storybook',
  // It holds every brand as it is built.
  inputs: [...portalInputs, ...TOKENS, '.storybook', 'tests/brand'],
  withStories: true,
  stamp: join(storybookOut, 'stamp'),
  proof: join(storybookOut, 'index.json'),
  async build() {
    const command = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
    const options = ['build', '--quiet', '--test', '--output-dir', storybookOut];
    const { code, output } = await run(process.execPath, [command, ...options]);
    if (code !== 0) throw new ScriptError(`${output.trim()}\nStorybook could not be built.`);
  },
};

async function ensure(target: Target): Promise<boolean> {
  const wanted = await hashOf(target.inputs, root, target.withStories);
  const built = await readFile(target.stamp, 'utf8').catch(() => '');
  if (built === wanted && existsSync(target.proof)) return false;
  await step(target.name, () => target.build());
  await writeFile(target.stamp, wanted);
  return true;
}

/** Builds the brands unless the last build was made of the same files. True when it built. */
export const ensureBrands = (): Promise<boolean> => ensure(brands);

/** Builds the portal likewise, and compresses its assets for the gateway to serve as they are. */
export const ensurePortal = (): Promise<boolean> => ensure(portal);

/** Builds the pages of the sandbox's games likewise. */
export const ensureGamePages = (): Promise<boolean> => ensure(gamePages);

/** Builds Storybook likewise, without what only people need of it. */
export const ensureStorybook = async (): Promise<boolean> => {
  await ensureBrands();
  return ensure(storybook);
};
