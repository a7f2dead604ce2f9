import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pureRadixNames } from '@baize/ui-kit/build/pure-radix-names';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { benchSource } from './serve.ts';

/** Bytes after brotli, by file, of all scripts and styles of a page's production build. */
async function weigh(entry: string): Promise<number> {
  const built = await build({
    root: benchSource,
    configFile: false,
    logLevel: 'warn',
    // The same settings as for the package.
    plugins: [pureRadixNames(), vanillaExtractPlugin({ identifiers: 'short' }), react()],
    build: {
      write: false,
      target: 'es2023',
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(benchSource, 'weight', `${entry}.tsx`) },
    },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs
    .flatMap(({ output }) => output)
    .filter(({ fileName }) => /\.(js|css)$/.test(fileName))
    .map((file) => brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

export interface Weights {
  /** A page of 200 cards. */
  readonly cards: number;
  /** The same with a pager and a dialog of three tabs. */
  readonly all: number;
}

/** Size of a variant's pages beyond an empty React page, in bytes. */
export async function weights(variant: 'kit' | 'hand'): Promise<Weights> {
  const empty = await weigh('empty');
  return {
    cards: (await weigh(`${variant}-cards`)) - empty,
    all: (await weigh(`${variant}-all`)) - empty,
  };
}
