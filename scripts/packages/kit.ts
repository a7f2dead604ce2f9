import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { ScriptError } from '../terminal.ts';
import { declarations } from './declarations.ts';
import { type KitStyles, kitCode, kitStyles, OWN_RESET, PAGE_RESET } from './kit-code.ts';
import { licencesOf } from './licences.ts';
import { type Exports, readManifest, writeManifest } from './manifest.ts';
import { kitEntries, kitOut, kitSource, tokensSource } from './paths.ts';
import { copyPackageDocs, writeAll } from './write.ts';

/** Modules of the foundation that can be imported on their own, with their sources. */
const FOUNDATION: Readonly<Record<string, string>> = {
  breakpoints: 'breakpoints.ts',
  'kit-provider': 'kit-provider.tsx',
  labels: 'labels.ts',
  layers: 'layers.css.ts',
  theme: 'theme.css.ts',
};
/** The declarations of the Lucide icons that the kit re-exports, since Lucide is bundled. */
const LUCIDE = 'icon/lucide.d.ts';
const CODEMODS = ['codemods/0.2.0', 'codemods/0.3.0'];

/** Builds the package `@baize/ui-kit`. */
export async function buildKit(): Promise<void> {
  const source = await readManifest(kitSource);
  const external = [
    ...Object.keys(source.dependencies ?? {}),
    ...Object.keys(source.peerDependencies ?? {}),
  ];
  const [code, styles, types, codemods] = [
    await kitCode(external),
    await kitStyles(external),
    await kitTypes(),
    await Promise.all(
      CODEMODS.map(async (path) => [`${path}.cjs`, await codemodCode(path)] as const),
    ),
  ];
  const css = cssFiles(styles);
  await writeAll(kitOut, [
    ...code.files.map(({ path, text }) => [path, text] as const),
    ...css,
    ...types,
    ...codemods,
    ['THIRD-PARTY-LICENSES.md', await licencesOf(code.modules)],
  ]);
  await copyPackageDocs(kitSource, kitOut);
  const tokens = await readManifest(tokensSource);
  await writeManifest(kitOut, source, {
    exports: exportsOf(new Set(css.keys())),
    sideEffects: ['**/*.css'],
    // A brand contains the names that the kit reads, so both must have the same version.
    peerDependencies: { [tokens.name]: `^${tokens.version}` },
    peerDependenciesMeta: { [tokens.name]: { optional: true } },
  });
}

function exportsOf(css: ReadonlySet<string>): Exports {
  const module = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` });
  const exports: Exports = {};
  for (const file of [...css].sort()) exports[`./${file}`] = `./${file}`;
  for (const name of kitEntries()) exports[`./${name}`] = module(`${name}/index`);
  for (const [name, file] of Object.entries(FOUNDATION)) {
    const path = `foundation/${name}`;
    const types = `./foundation/${file.replace(/\.tsx?$/, '.d.ts')}`;
    // Labels are types only.
    exports[`./${path}`] = name === 'labels' ? { types } : { types, default: `./${path}.js` };
  }
  for (const path of CODEMODS) exports[`./${path}.cjs`] = `./${path}.cjs`;
  return exports;
}

/** `styles.css` with everything, one for each component with its dependencies, and the page's reset. */
function cssFiles({ sheets, neededBy }: KitStyles): Map<string, string> {
  const sheetsOf = (names: ReadonlySet<string>) =>
    sheets
      .filter(({ name }) => names.has(name))
      .map(({ css }) => css)
      .join('\n');
  const base = neededBy.get(OWN_RESET) ?? new Set<string>();
  const page = neededBy.get(PAGE_RESET) ?? new Set<string>();
  const everything = new Set(sheets.map(({ name }) => name).filter((name) => name !== PAGE_RESET));
  const files = new Map([
    ['styles.css', sheetsOf(everything)],
    ['reset.css', sheetsOf(page)],
  ]);
  for (const folder of kitEntries()) {
    const needed = neededBy.get(folder) ?? new Set<string>();
    if (needed.size === 0) continue;
    files.set(`${folder}/styles.css`, sheetsOf(new Set([...base, ...needed])));
  }
  return files;
}

async function kitTypes(): Promise<[string, string][]> {
  const files = await declarations({
    from: 'ui-kit',
    entries: [
      ...kitEntries().map((name) => `${name}/index.ts`),
      ...Object.values(FOUNDATION).map((name) => `foundation/${name}`),
    ],
    known: ['react', 'react-dom'],
    builtIn: { 'lucide-react': LUCIDE },
  });
  return [...files, [LUCIDE, await lucideTypes()]];
}

/** Lucide's declarations of the re-exported icons, without the other 1,600. */
async function lucideTypes(): Promise<string> {
  const text = await readFile(join(kitSource, 'icon/index.ts'), 'utf8');
  const list = /export \{([^}]*)\} from 'lucide-react'/.exec(text)?.[1];
  if (!list) throw new ScriptError('ui-kit/icon/index.ts re-exports nothing from lucide-react.');
  const names = list
    .split(',')
    .map((part) => part.trim().replace(/ as .*/, ''))
    .filter((name) => name && !name.startsWith('type '));
  return `import type { ForwardRefExoticComponent, RefAttributes, SVGProps } from 'react';

/** What an icon takes: everything of an \`svg\` element, and its size. */
export interface LucideProps extends RefAttributes<SVGSVGElement>, Partial<SVGProps<SVGSVGElement>> {
    size?: string | number;
    nonScalingStroke?: boolean;
}
export type LucideIcon = ForwardRefExoticComponent<Omit<LucideProps, 'ref'> & RefAttributes<SVGSVGElement>>;
${names.map((name) => `export declare const ${name}: LucideIcon;`).join('\n')}
`;
}

/** A codemod as plain JavaScript, in the format that jscodeshift loads on every Node version. */
async function codemodCode(path: string): Promise<string> {
  const built = await build({
    root: kitSource,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      reportCompressedSize: false,
      lib: { entry: join(kitSource, `${path}.ts`), formats: ['cjs'] },
      rolldownOptions: { output: { exports: 'named' } },
    },
  });
  const [first] = [built].flat();
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new ScriptError(`${path} was not built.`);
  return chunk.code;
}
