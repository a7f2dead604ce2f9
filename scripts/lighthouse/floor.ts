import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { root, ScriptError } from '../terminal.ts';

const source = join(root, 'tests/load/floor');
const out = join(root, '.cache/floor');

export interface Floor {
  readonly url: string;
  stop(): Promise<void>;
}

/** Builds and serves a React page with one heading: the lower bound for all pages of the portal. */
export async function serveFloor(): Promise<Floor> {
  await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: out, emptyOutDir: true, target: 'es2023', reportCompressedSize: false },
  });
  const server = await preview({
    root: source,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: out },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const address = server.httpServer.address();
  if (typeof address !== 'object' || !address) throw new ScriptError('The floor is not served.');
  return { url: `http://127.0.0.1:${address.port}/`, stop: () => server.close() };
}
