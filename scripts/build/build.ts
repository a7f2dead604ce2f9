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
/** The built Storybook for pictures. */
export const storybookOut = join(root, '.cache/storybook');

interface Target {
  readonly name: string;
  readonly inputs: readonly string[];
  /** Whether the build reads stories. */
  readonly withStories?: boolean;
  /** Stamp file inside the output, so that deleting or rebuilding the output removes it as well. */
  readonly stamp: string;
  /** A file that must exist for the output to be complete, whatever the stamp says. */
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
    // First the browser's build, then the server's, which renders pages.
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
  // Storybook contains all built brands.
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

/** Builds the brands unless the last build had the same inputs. Returns whether it built. */
export const ensureBrands = (): Promise<boolean> => ensure(brands);

/** Builds the portal in the same way, and precompresses its assets for the gateway. */
export const ensurePortal = (): Promise<boolean> => ensure(portal);

/** Builds the pages of the sandbox's games in the same way. */
export const ensureGamePages = (): Promise<boolean> => ensure(gamePages);

/** Builds Storybook in the same way, without parts that only people use. */
export const ensureStorybook = async (): Promise<boolean> => {
  await ensureBrands();
  return ensure(storybook);
};
