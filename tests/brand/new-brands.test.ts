import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrands } from '../../gateway/core/brands.ts';
import { readConfig } from '../../gateway/core/config.ts';
import { describeBrand } from '../../gateway/core/describe-brand.ts';
import { run } from '../../scripts/run.ts';
import { heaviestBrand, kilobytes } from '../../scripts/size/brand.ts';
import { KIT } from '../../scripts/speed/budgets.ts';
import { root } from '../../scripts/terminal.ts';
import { startInMemory } from '../contract/client.ts';

/** Every test of the tokens runs again beside the new brands. */
const LIMIT_MS = 240_000;
const tool = (path: string) => join(root, 'node_modules', path);

/** Other answers in each run; a failure names the seed, and `BAIZE_SEED` gives it again. */
const SEED = Number(process.env.BAIZE_SEED ?? Math.floor(Math.random() * 2 ** 31));
/** What of the repository reads the folder of brands, and what that needs. */
const COPIED = ['tokens', '.storybook', 'scripts', 'gateway'];
const OUTPUT = new Set(['dist', 'node_modules', '.data']);

/** Tokens, pictures and gateway in a folder of their own, below ours so that packages are found. */
let copy = '';
beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  copy = await mkdtemp(join(root, '.cache/new-brands-'));
  for (const name of COPIED) {
    await cp(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !OUTPUT.has(basename(path)),
    });
  }
  await writeFile(join(copy, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rm(copy, { recursive: true, force: true }));

const command = (...args: string[]) =>
  run(process.execPath, [join(copy, 'tokens/src/command.ts'), ...args]);
const fileOf = (slug: string, file: string) => join(copy, 'tokens/brands', slug, file);
async function edit(slug: string, file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(fileOf(slug, file), 'utf8');
  await writeFile(fileOf(slug, file), change(before));
}

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const font = fc.constantFrom('playfair-display', 'outfit', 'inter', 'nunito-sans', 'fraunces');
const answers = fc.record({
  name: fc.oneof(
    fc.constantFrom('Aurora', 'Club 8888', 'Ñandú & <Sons>', 'Reel "Deal"'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 24 }),
  ),
  modes: fc.constantFrom('dark', 'light', 'dark,light', 'light,dark'),
  primary: hex,
  second: fc.option(hex, { nil: undefined }),
  display: font,
  body: font,
  shape: fc.constantFrom('sharp', 'cut', 'soft', 'round'),
  radius: fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
});
type Answers = typeof answers extends fc.Arbitrary<infer Value> ? Value : never;

const draft = (slug: string, given: Answers) =>
  command(
    'new',
    slug,
    ...Object.entries(given).flatMap(([flag, value]) =>
      value === undefined ? [] : [`--${flag}=${value}`],
    ),
  );

/** Colours as plain text, which the guide allows, and what an operator writes in place of a draft. */
async function finish(slug: string): Promise<void> {
  await edit(slug, 'brand.tokens.json', (text) =>
    text.replace(/\{\s*"colorSpace": "srgb",[^}]*"hex": ("#\w{6}")\s*\}/g, '$1'),
  );
  await edit(slug, 'brand.json', (text) => {
    const info = JSON.parse(text);
    info.licence = {
      text: { en: 'Licensed by PAGCOR under 22-0043.', fil: 'Lisensya ng PAGCOR bilang 22-0043.' },
      minimumAge: 21,
    };
    info.support.email = { configured: true, href: 'mailto:care@aurora.example' };
    info.copyright = 'All rights reserved';
    info.tagline = { en: 'Play → fair', fil: 'Play → fair' };
    return JSON.stringify(info);
  });
}

/** The gateway reads every one of the built brands, and draws what a page of theirs links to. */
async function expectServed(brandsFolder: string): Promise<void> {
  const slugs = (await readdir(brandsFolder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const config = { ...readConfig({ PORT: '0' }), brandsFolder };
  const brands = await createBrands(config).all();
  expect(brands.map(({ slug }) => slug)).toEqual(slugs.sort());
  for (const brand of brands) {
    const described = describeBrand(brand, { mode: 'dark', language: 'TY', year: 2026 });
    expect(described.name, brand.slug).not.toBe('');
    expect(described.licence, brand.slug).not.toBe('');
    expect(brand.palette, brand.slug).toBeDefined();
  }
  const gateway = await startInMemory(config, { demoData: 'none' });
  try {
    for (const slug of slugs) {
      for (const file of ['brand.css', 'logo.svg', 'manifest.webmanifest', 'icon-192.png']) {
        const { status } = await fetch(`${gateway.url}/brands/${slug}/${file}`);
        expect([slug, file, status]).toEqual([slug, file, 200]);
      }
    }
  } finally {
    await gateway.close();
  }
}

test('six brands drafted from random answers pass everything, or are refused with what to change', {
  timeout: LIMIT_MS,
}, async ({ onTestFailed }) => {
  onTestFailed(() => console.error(`The answers come of BAIZE_SEED=${SEED}.`));
  const six = fc.sample(answers, { numRuns: 6, seed: SEED });
  for (const [at, given] of six.entries()) {
    const slug = `brand-${at}`;
    const { code, output } = await draft(slug, given);
    // A refusal ends with what to change, and leaves nothing behind.
    if (code === 0) {
      expect(output, JSON.stringify(given)).toContain(`${slug}: passes`);
      if (at % 2 === 0) await finish(slug);
    } else {
      expect(output, JSON.stringify(given)).toMatch(/^--\w+: must /);
    }
  }
  const checked = await command('check');
  // A note of what was adapted, or is still drafted, is no problem.
  expect(checked.output).not.toMatch(
    /^brand-\d: (?!passes$|brand\.state\.|\S+ is still the drafted one)/m,
  );
  expect(checked.code).toBe(0);
  const built = join(copy, 'built');
  expect(await command('build', '--out', built)).toMatchObject({ code: 0 });
  expect(kilobytes((await heaviestBrand(built)).bytes)).toBeLessThanOrEqual(KIT.brand);
  await expectServed(built);

  const tests = await run(
    process.execPath,
    // A thousand brands are no others for these six.
    [
      tool('vitest/vitest.mjs'),
      'run',
      '--root',
      copy,
      '--exclude',
      '**/many-brands.test.ts',
      'tokens/',
      '.storybook/modes.test.ts',
    ],
    { env: { NODE_ENV: 'test' } },
  );
  expect(tests.code, tests.output).toBe(0);
});

test('formatter and linter ignore brand files, which `brand check` validates', async () => {
  const lint = join(copy, 'lint');
  await mkdir(join(lint, 'tokens/brands/aurora'), { recursive: true });
  const text = await readFile(join(root, 'biome.json'), 'utf8');
  const settings = { ...JSON.parse(text), vcs: { enabled: false } };
  await writeFile(join(lint, 'biome.json'), JSON.stringify({ ...settings, root: true }, null, 2));
  await writeFile(join(lint, 'tokens/brands/aurora/brand.json'), '{"slug":\n\n"aurora"}');
  await writeFile(join(lint, 'tokens/names.json'), '{"slug":\n\n"aurora"}');
  const biome = tool('@biomejs/biome/bin/biome');
  const { stderr: output } = spawnSync(process.execPath, [biome, 'check', 'tokens'], {
    cwd: lint,
    encoding: 'utf8',
  });
  expect(output).toContain('tokens/names.json');
  expect(output).not.toContain('brands/aurora');
});
