import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handleBrandFile } from '../../.storybook/studio/plugin.ts';
import { root } from '../../scripts/terminal.ts';

/** Brands of our own: nothing is written to those of the repository. */
let place = '';
let brands = '';
let server: Server;
let port = 0;
beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  place = await mkdtemp(join(root, '.cache/studio-'));
  brands = join(place, 'brands');
  server = createServer((incoming, response) => {
    handleBrandFile(incoming, response, brands).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
beforeEach(async () => {
  await rm(brands, { recursive: true, force: true });
  await cp(join(root, 'tokens/brands/volt'), join(brands, 'volt'), { recursive: true });
  const resolver = join(brands, 'volt/brand.resolver.json');
  // As a brand outside this repository names the shared files.
  const text = await readFile(resolver, 'utf8');
  await writeFile(resolver, text.replaceAll('../../', '@baize/tokens/'));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(place, { recursive: true, force: true });
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** As a page of this server asks, unless told otherwise: browsers let no script say its origin. */
function ask(path: string, { method = 'PUT', headers = {}, body }: Asked = {}) {
  const own = { Origin: `http://127.0.0.1:${port}`, Host: `127.0.0.1:${port}` };
  return new Promise<{ status: number; problems: readonly string[] }>((resolve, reject) => {
    const sent = request(
      { port, host: '127.0.0.1', path, method, headers: { ...own, ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const { problems = [] } = JSON.parse(Buffer.concat(parts).toString());
          resolve({ status: response.statusCode ?? 0, problems });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
const onDisk = (file: string) => readFile(join(brands, 'volt', file), 'utf8');

test('a layout and a token file are saved as sent, and no other file remains', async () => {
  const before = (await readdir(join(brands, 'volt'))).toSorted();
  const layout = '{ "hero": "split" }\n';
  expect(await ask('/volt/layout.json', { body: layout })).toEqual({ status: 200, problems: [] });
  expect(await onDisk('layout.json')).toBe(layout);
  const tokens = (await onDisk('brand.tokens.json')).replace(
    /"hex": "#c6ff3d"/i,
    '"hex": "#c6ff3d" ',
  );
  expect(await ask('/volt/brand.tokens.json', { body: tokens })).toMatchObject({ status: 200 });
  expect(await onDisk('brand.tokens.json')).toBe(tokens);
  expect((await readdir(join(brands, 'volt'))).toSorted()).toEqual(before);
  expect((await readdir(place)).filter((name) => name.startsWith('.studio-'))).toEqual([]);
});

test('an invalid file is an error, and the stored file stays unchanged', async () => {
  const before = await onDisk('layout.json');
  const refused = await ask('/volt/layout.json', { body: '{ "hero": "video", "typeScale": 2 }' });
  expect(refused.status).toBe(422);
  expect(refused.problems).toHaveLength(2);
  expect(await onDisk('layout.json')).toBe(before);
  expect(await ask('/volt/brand.tokens.json', { body: '{' })).toMatchObject({ status: 422 });
  const script = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script/></svg>';
  const logo = await ask('/volt/logo.svg', { body: script });
  expect(logo).toMatchObject({ status: 422 });
  expect(logo.problems.join()).toMatch(/script/);
});

test.each([
  ['another site', { Origin: 'https://evil.example' }],
  ['no page at all', { Origin: '' }],
  ['another port of this machine', { Origin: 'http://127.0.0.1:1' }],
])('%s may not write', async (_, headers) => {
  const before = await onDisk('layout.json');
  expect(await ask('/volt/layout.json', { headers, body: '{}' })).toMatchObject({ status: 403 });
  expect(await onDisk('layout.json')).toBe(before);
});

test('a foreign host name that resolves to this machine may not write (DNS rebinding)', async () => {
  const headers = { Host: `evil.example:${port}`, Origin: `http://evil.example:${port}` };
  expect(await ask('/volt/layout.json', { headers, body: '{}' })).toMatchObject({ status: 403 });
});

test.each([
  ['/volt/brand.json', /no file that the studio writes/],
  ['/volt/..%2f..%2fpackage.json', /no file that the studio writes/],
  ['/../tokens/layout.json', /is no brand here/],
  ['/nobody/layout.json', /is no brand here/],
])('%s is refused', async (path, problem) => {
  const { status, problems } = await ask(path, { body: '{}' });
  expect(status).toBe(422);
  expect(problems.join()).toMatch(problem);
});

test('a file that is far too large is refused, and so is another method', async () => {
  const body = `{"$schema":"${'x'.repeat(500_001)}"}`;
  expect((await ask('/volt/layout.json', { body })).problems.join()).toMatch(/larger than/);
  expect(await ask('/volt/layout.json', { method: 'DELETE' })).toMatchObject({ status: 405 });
  expect(await ask('/', { method: 'GET' })).toMatchObject({ status: 200 });
});
