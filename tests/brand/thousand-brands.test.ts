import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../scripts/run.ts';
import { root } from '../../scripts/terminal.ts';
import { mapWithLimit } from '../../tokens/src/map-with-limit.ts';

/** The portal is built twice. */
const LIMIT_MS = 240_000;
const WORKSPACES = ['gateway', 'portal', 'tokens', 'ui-kit'] as const;
const OUTPUT = new Set(['dist', 'dist-server', 'node_modules']);
const MODEL = 'volt';

/** The workspaces in a folder of their own, below ours so that packages are found. */
let copy = '';
beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  copy = await mkdtemp(join(root, '.cache/thousand-'));
  await mkdir(join(copy, 'node_modules/@baize'), { recursive: true });
  for (const name of WORKSPACES) {
    await cp(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !OUTPUT.has(basename(path)),
    });
    await symlink(join(copy, name), join(copy, 'node_modules/@baize', name));
  }
}, LIMIT_MS);
afterAll(() => rm(copy, { recursive: true, force: true }));

/** Every file of a new build of the portal, by its path and what is in it. */
async function built(): Promise<Map<string, string>> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { code, output } = await run(process.execPath, [vite, 'build', join(copy, 'portal')]);
  if (code !== 0) throw new Error(output);
  const out = join(copy, 'portal/dist');
  const files = await readdir(out, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  const hash = async (path: string) => {
    const digest = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    return [relative(out, path), digest] as const;
  };
  return new Map(await mapWithLimit(paths.sort(), hash));
}

/** A brand like the model, under another name. */
async function addBrand(at: number): Promise<void> {
  const slug = `brand-${at}`;
  const folder = join(copy, 'tokens/brands', slug);
  await cp(join(copy, 'tokens/brands', MODEL), folder, { recursive: true });
  for (const file of ['brand.json', 'brand.tokens.json']) {
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), text.replaceAll(`"${MODEL}"`, `"${slug}"`));
  }
}

test('a thousand more brands do not change a byte of the portal', {
  timeout: LIMIT_MS,
}, async () => {
  const brands = join(copy, 'tokens/brands');
  const own = (await readdir(brands)).length;
  const before = await built();
  expect([...before.keys()].filter((path) => path.endsWith('.js')).length).toBeGreaterThan(20);
  await mapWithLimit(
    Array.from({ length: 1_000 }, (_, at) => at),
    addBrand,
  );
  expect(await readdir(brands)).toHaveLength(own + 1_000);
  expect(await built()).toEqual(before);
});
