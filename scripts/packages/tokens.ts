import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { brandSlugs } from '../../tokens/src/load.ts';
import { declarations } from './declarations.ts';
import { licencesOf } from './licences.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { tokensOut, tokensSource } from './paths.ts';
import { copyPackageDocs, writeAll } from './write.ts';

/** Entries of the package's code, in `lib`, from where the code finds the token files one folder up. */
const ENTRIES = { index: 'index.ts', 'baize-brand': 'bin.ts', 'safe-link': 'safe-link.ts' };
const DATA = [
  'base.tokens.json',
  'semantic.tokens.json',
  'density/compact.tokens.json',
  'density/touch.tokens.json',
  'fonts.json',
  'layout-properties.json',
  'messages.json',
  'names.json',
];

/** Large packages that only some brands need (tokens/src/optional-package.ts). */
const OPTIONAL = ['fontkit', 'svgo', 'woff2-encoder'];

/** Builds the package `@baize/tokens`. */
export async function buildTokens(): Promise<void> {
  const source = await readManifest(tokensSource);
  const { files, modules } = await code();
  const types = await declarations({
    from: 'tokens',
    entries: ['src/index.ts', 'src/safe-link.ts'],
    known: [],
  });
  await writeAll(tokensOut, [
    ...files,
    ...[...types].map(([path, text]) => [path.replace(/^src\//, 'lib/'), text] as const),
    ['THIRD-PARTY-LICENSES.md', await licencesOf(modules)],
    ...(await brandFiles()),
  ]);
  for (const path of DATA) await cp(join(tokensSource, path), join(tokensOut, path));
  await cp(join(tokensSource, 'fonts'), join(tokensOut, 'fonts'), { recursive: true });
  await copyPackageDocs(tokensSource, tokensOut);
  await writeManifest(tokensOut, source, {
    bin: { 'baize-brand': 'lib/baize-brand.js' },
    sideEffects: false,
    exports: {
      '.': { types: './lib/index.d.ts', default: './lib/index.js' },
      './safe-link': { types: './lib/safe-link.d.ts', default: './lib/safe-link.js' },
      ...Object.fromEntries(DATA.map((path) => [`./${path}`, `./${path}`])),
      './brands/*': './brands/*',
    },
  });
}

/** The command has all of its code bundled, so that checking and mixing colours needs no further packages. */
async function code() {
  const built = await build({
    root: tokensSource,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: [...OPTIONAL], target: 'node' },
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(ENTRIES).map(([name, file]) => [name, join(tokensSource, 'src', file)]),
        ),
        output: {
          entryFileNames: 'lib/[name].js',
          chunkFileNames: 'lib/[name]-[hash].js',
          comments: { legal: true, annotation: true, jsdoc: false },
        },
      },
    },
  });
  const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const chunks = output.filter((file) => file.type === 'chunk');
  return {
    files: chunks.map((chunk) => [chunk.fileName, chunk.code] as const),
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
  };
}

/** The brands that come with Baize. They refer to the shared tokens by package, so that copies work anywhere. */
async function brandFiles(): Promise<[string, string][]> {
  const folder = join(tokensSource, 'brands');
  const files: [string, string][] = [];
  for (const slug of await brandSlugs(folder)) {
    for (const name of await readdir(join(folder, slug))) {
      const text = await readFile(join(folder, slug, name), 'utf8');
      files.push([`brands/${slug}/${name}`, text.replaceAll('"../../', '"@baize/tokens/')]);
    }
  }
  return files;
}
