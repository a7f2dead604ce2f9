import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boot as bootSchema, type gameVendors } from '@baize/gateway/contract';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deferSchemas } from './defer-schemas.ts';

const contract = join(import.meta.dirname, '../../gateway/contract/');

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-schemas-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

interface Built {
  /** The entry script of the page with its imports. */
  readonly first: string;
  /** All other scripts. */
  readonly later: string;
  /** Runs the entry script from a file. */
  run(): Promise<Record<string, unknown>>;
}

/** Builds a page with this code, as the portal is built. */
async function built(code: string): Promise<Built> {
  const entry = join(folder, 'main.js');
  await writeFile(entry, code.replaceAll('contract/', contract));
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [deferSchemas(contract)],
    build: {
      outDir: join(folder, 'out'),
      minify: false,
      modulePreload: false,
      manifest: true,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const out = join(folder, 'out');
  const manifest: Record<string, { file: string; isEntry?: boolean; imports?: string[] }> =
    JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8'));
  const chunks = Object.entries(manifest);
  const start = chunks.find(([, { isEntry }]) => isEntry);
  if (!start) throw new Error('Nothing was built.');
  const needed = new Set([start[0], ...(start[1].imports ?? [])]);
  const textOf = async (isFirst: boolean) => {
    const files = chunks.filter(([name]) => needed.has(name) === isFirst);
    const texts = files.map(([, { file }]) => readFile(join(out, file), 'utf8'));
    return (await Promise.all(texts)).join('\n');
  };
  return {
    first: await textOf(true),
    later: await textOf(false),
    run: () => import(join(out, start[1].file)),
  };
}

test("an endpoint has its contract's properties, without a schema before the first call", async () => {
  const { first, later, run } = await built(`export { gameVendors } from 'contract/games.ts';`);
  expect(first).toContain('/wps/relay/GCSGAME_newGameVendor');
  expect(first).not.toContain('ZodMini');
  expect(first).not.toContain('gameClassify');
  expect(later).toContain('ZodMini');

  const { gameVendors: endpoint } = await run();
  const written = (await import('@baize/gateway/contract/games.ts')).gameVendors;
  const { request, response, ...facts } = written;
  expect(endpoint).toEqual({ ...facts, schemas: expect.any(Function) });
  const { schemas } = endpoint as { schemas(): Promise<typeof written> };
  const fetched = await schemas();
  expect(await schemas(), 'made once').toBe(fetched);
  const answer = { data: { lanes: [{ title: 'RNG', cards: [], gameClassify: [] }] } };
  expect(fetched.response.parse(answer)).toEqual(response.parse(answer));
  expect(() => fetched.response.parse({ data: { lanes: [{}] } })).toThrow();
  expect(() => fetched.request.parse({ platform: 'x', language: 'XX' })).toThrow();
  expect(() => request.parse({ platform: 'x', language: 'XX' })).toThrow();
});

test('constants and limits of the contract load without zod, the schema of a form with it', async () => {
  const words = await built(`export { VOLATILITIES } from 'contract/games.ts';`);
  expect(words.first).toContain('MEDIUM');
  expect(words.first).not.toContain('ZodMini');
  expect(words.first).not.toContain('/wps/');

  const form = await built(`export { nicknameChange } from 'contract/member-pages.ts';`);
  expect(form.first).toContain('ZodMini');
  expect(form.first).not.toContain('/wps/');
});

test('a schema that is derived from an endpoint’s schema is complete', async () => {
  const { run } = await built(`export { boot } from 'contract/index.ts';`);
  const { boot } = (await run()) as { boot: typeof bootSchema };
  const wrong = { permission: { systemStatus: 'open' } };
  expect(boot.safeParse(wrong).error?.issues).toEqual(bootSchema.safeParse(wrong).error?.issues);
});

test('every endpoint has the schemas of its contract, each created when it is first requested', async () => {
  const { later, run } = await built(`export * from 'contract/index.ts';`);
  expect(later).toMatch(/^(?:var|const) game = \(\) => gameMade \?\?=/m);
  const contracts: Record<string, unknown> = await import('@baize/gateway/contract');
  const endpoints = Object.entries(await run()).filter(
    (entry): entry is [string, { schemas(): Promise<Record<string, unknown>> }] =>
      typeof entry[1] === 'object' && entry[1] !== null && 'schemas' in entry[1],
  );
  expect(endpoints.length).toBeGreaterThan(100);
  const wrong = { id: {}, data: 1, pageNo: -1, gameType: '?' };
  for (const [name, endpoint] of endpoints) {
    const fetched = (await endpoint.schemas()) as typeof gameVendors;
    const written = contracts[name] as typeof gameVendors;
    for (const part of ['request', 'response'] as const) {
      const issues = fetched[part].safeParse(wrong).error?.issues;
      expect(issues, `${name}, ${part}`).toEqual(written[part].safeParse(wrong).error?.issues);
    }
  }
});
