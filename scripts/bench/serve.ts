import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pureRadixNames } from '@baize/ui-kit/build/pure-radix-names';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { defaultOut as brands } from '../../tokens/src/build.ts';
import { root, ScriptError } from '../terminal.ts';

/** The folder of the compared pages. */
export const benchSource = join(root, 'tests/load/bench');
const out = join(root, '.cache/bench');

/** Builds all variants as a production build does. */
export async function buildBench(): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await build({
    root: benchSource,
    configFile: false,
    logLevel: 'warn',
    // The same settings as for the package.
    plugins: [pureRadixNames(), vanillaExtractPlugin(), react()],
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2023',
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ['kit', 'hand', 'best', 'hand-brands', 'best-brands'].map((page) =>
          join(benchSource, `${page}.html`),
        ),
      },
    },
  });
  await cp(brands, join(out, 'brands'), { recursive: true });
}

export interface Served {
  readonly url: string;
  stop(): Promise<void>;
}

export async function serveBench(): Promise<Served> {
  const server = await preview({
    root: benchSource,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: out },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const address = server.httpServer.address();
  if (typeof address !== 'object' || !address)
    throw new ScriptError('The benchmark page is not served.');
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
