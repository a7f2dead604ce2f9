import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { preview } from 'vite';
import { ensureStorybook, storybookOut } from '../build/build.ts';
import { root, ScriptError } from '../terminal.ts';
import { indexSchema, type StoryIndex } from './plan.ts';

export interface ServedStorybook {
  readonly url: string;
  readonly index: StoryIndex;
  stop(): Promise<void>;
}

/** Builds Storybook unless the last build had the same inputs, and serves it on a free port. */
export async function serveStorybook(): Promise<ServedStorybook> {
  await ensureStorybook();
  const index = indexSchema.parse(
    JSON.parse(await readFile(join(storybookOut, 'index.json'), 'utf8')),
  );
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: storybookOut },
    preview: { port: 0, host: '127.0.0.1', headers: { 'Cache-Control': 'max-age=3600' } },
  });
  const address = server.httpServer.address();
  if (typeof address !== 'object' || !address) throw new ScriptError('Storybook is not served.');
  return { url: `http://127.0.0.1:${address.port}`, index, stop: () => server.close() };
}
