import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import { responseCache } from './response-cache.ts';

const KILOBYTE = 1024;
/** Sixteen answers of one kilobyte, with what holds them together. */
const ROOM = 32 * KILOBYTE;
const FOREVER = 'public, max-age=31536000, immutable';

let made: string[];
let app: Hono;
beforeEach(() => {
  made = [];
  app = new Hono();
  app.use('/kept/*', responseCache(ROOM));
  app.get('/kept/:name', (context) => {
    made.push(context.req.url);
    const name = context.req.param('name');
    if (name === 'missing') return context.notFound();
    const encoding = context.req.header('accept-encoding') ?? 'identity';
    return context.body(`${name} ${encoding} `.padEnd(KILOBYTE, '.'), 200, {
      'Cache-Control': name === 'changing' ? 'public, max-age=3600' : FOREVER,
      'Content-Type': 'image/webp',
      'Content-Encoding': encoding,
      ETag: `"${name}"`,
      Vary: 'Accept-Encoding',
      'X-Request-Id': String(made.length),
    });
  });
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  app.request(`/kept/${path}`, { headers });

test('what never changes is made once, and says how it is to be read', async () => {
  const first = await ask('a');
  const again = await ask('a');
  expect(made).toHaveLength(1);
  expect(await again.text()).toBe(await first.text());
  for (const name of ['cache-control', 'content-type', 'content-encoding', 'etag', 'vary']) {
    expect(again.headers.get(name), name).toBe(first.headers.get(name));
  }
  expect(first.headers.get('x-request-id')).toBe('1');
  expect(again.headers.get('x-request-id'), 'of another request').toBeNull();
});

test('an address with another query and another encoding are answers of their own', async () => {
  for (const path of ['a', 'a?w=240', 'a?w=480']) await ask(path);
  const br = await ask('a', { 'Accept-Encoding': 'br' });
  expect(made).toHaveLength(4);
  expect(await br.text()).toMatch(/^a br /);
});

test('encodings in any order are one answer; what no browser says is answered, and not kept', async () => {
  for (const encodings of ['gzip, deflate, br', 'br,gzip,deflate']) {
    await ask('a', { 'Accept-Encoding': encodings });
  }
  expect(made).toHaveLength(1);
  for (const encodings of ['made-up', 'br;q=1', 'br;q=1', 'br, made-up']) {
    expect((await ask('a', { 'Accept-Encoding': encodings })).status).toBe(200);
  }
  expect(made).toHaveLength(5);
  await ask('a', { 'Accept-Encoding': 'deflate, gzip, br' });
  expect(made).toHaveLength(5);
});

test('of an address with several answers each is kept, by what tells them apart and nothing else', async () => {
  const several = new Hono();
  several.use(
    responseCache(ROOM, (request) => (request.header('accept') === 'new' ? 'new' : 'old')),
  );
  several.get('/picture', (context) => {
    made.push(context.req.url);
    return context.body(context.req.header('accept') ?? '', 200, { 'Cache-Control': FOREVER });
  });
  const bodies: string[] = [];
  for (const accept of ['new', 'old', 'new', 'made up', 'made up too']) {
    bodies.push(await (await several.request('/picture', { headers: { accept } })).text());
  }
  expect(bodies).toEqual(['new', 'old', 'new', 'old', 'old']);
  expect(made).toHaveLength(2);
});

test('who has it gets nothing again', async () => {
  await ask('a');
  const same = await ask('a', { 'If-None-Match': '"a"' });
  expect(same.status).toBe(304);
  expect(await same.text()).toBe('');
  expect(same.headers.get('etag')).toBe('"a"');
  expect((await ask('a', { 'If-None-Match': '"b"' })).status).toBe(200);
  expect(made).toHaveLength(1);
});

test.each([
  ['what may change', 'changing', {}],
  ['what is not there', 'missing', {}],
  ['a part', 'a', { Range: 'bytes=0-9' }],
])('%s is asked for each time', async (_, path, headers) => {
  await ask(path, headers);
  await ask(path, headers);
  expect(made).toHaveLength(2);
});

test('what was asked for longest ago goes first, and nobody fills the memory', async () => {
  await ask('first');
  for (let other = 0; other < 12; other += 1) {
    await ask(`other-${other}`);
    await ask('first');
  }
  expect(made.filter((url) => url.endsWith('/first'))).toHaveLength(1);
  for (let other = 0; other < 40; other += 1) await ask(`x?made-up=${other}`);
  await ask('first');
  expect(made.filter((url) => url.endsWith('/first'))).toHaveLength(2);
});
