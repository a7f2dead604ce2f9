import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compression } from './compression.ts';
import { staticFiles } from './static-files.ts';

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1"/>'.repeat(400)}</svg>`;

let folder: string;
let server: ReturnType<typeof serve>;
let url: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-files-'));
  await writeFile(join(folder, 'logo.svg'), PICTURE);
  const app = new Hono();
  app.use(compression);
  app.use('/files/*', staticFiles({ folder, prefix: '/files', cacheOf: () => 'revalidate' }));
  await new Promise<void>((listening) => {
    server = serve({ fetch: app.fetch, port: 0 }, () => listening());
  });
  url = `http://localhost:${(server.address() as AddressInfo).port}/files/logo.svg`;
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await rm(folder, { recursive: true });
});

test.each(['br', 'gzip', 'identity'])(
  'a file comes whole as %s, with its own length',
  async (encoding) => {
    const answer = await fetch(url, {
      headers: { 'Accept-Encoding': encoding },
      signal: AbortSignal.timeout(5000),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(await answer.text()).toBe(PICTURE);
    const length = Number(answer.headers.get('content-length'));
    if (encoding === 'identity') expect(length).toBe(PICTURE.length);
    else expect(length).toBeLessThan(PICTURE.length / 2);
  },
);

test('a part of a file is a part of the bytes as they lie there', async () => {
  const answer = await fetch(url, {
    headers: { 'Accept-Encoding': 'br', Range: 'bytes=10-1999' },
    signal: AbortSignal.timeout(5000),
  });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe(PICTURE.slice(10, 2000));
});
