import { join } from 'node:path';
import { pureRadixNames } from '@baize/ui-kit/build/pure-radix-names';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { kitEntries, kitSource } from './paths.ts';

/** Class names of the packed kit: they have its prefix, and the folder of their component. */
const identifiers = ({ hash, filePath }: { hash: string; filePath: string }) =>
  `bz-${filePath.split('/').at(-2)}_${hash}`;

/**
 * Lucide creates each icon by a call. Marked as pure, unused icons are tree-shaken, although all of them are in one file.
 */
const pureIconCalls: Plugin = {
  name: 'baize-pure-icon-calls',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
    handler: (code) => ({
      code: code
        .replace(/^__iconData\.node;$/m, '')
        .replace(/= createLucideIcon\(/g, '= /* @__PURE__ */ createLucideIcon('),
      map: null,
    }),
  },
};

type Output = Rolldown.OutputOptions;

/**
 * Adds the `use client` directive to chunks that need React. Chunks without React, of names and values, have none, so that
 * server components can read them.
 */
const clientDirective = ({ imports }: Rolldown.RenderedChunk): string =>
  imports.some((name) => /^react(-dom)?(\/|$)/.test(name)) ? "'use client';" : '';

const settings = (
  entries: Readonly<Record<string, string>>,
  external: readonly string[],
  output: Output,
): InlineConfig => ({
  root: kitSource,
  configFile: false,
  logLevel: 'warn',
  plugins: [pureIconCalls, pureRadixNames(), vanillaExtractPlugin({ identifiers }), react()],
  build: {
    write: false,
    target: 'es2022',
    minify: false,
    cssMinify: true,
    cssCodeSplit: true,
    modulePreload: false,
    reportCompressedSize: false,
    lib: { entry: { ...entries }, formats: ['es'] },
    rolldownOptions: {
      external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      output,
    },
  },
});

async function outputOf(config: InlineConfig) {
  const built = await build(config);
  return [built].flat().flatMap((each) => ('output' in each ? each.output : []));
}

/** One file of the package. */
export interface CodeFile {
  readonly path: string;
  readonly text: string;
}

/** The imports of the package's modules, by module, without those that applications have already. */
export interface KitCode {
  readonly files: readonly CodeFile[];
  /** Every bundled module. */
  readonly modules: readonly string[];
}

/**
 * Builds the kit's JavaScript: an entry for each folder, and common code in `shared`. It imports no CSS, which a server
 * cannot load. Libraries are bundled, except those in `external`.
 */
export async function kitCode(external: readonly string[]): Promise<KitCode> {
  const entries = Object.fromEntries(
    kitEntries().map((name) => [`${name}/index`, join(kitSource, name, 'index.ts')]),
  );
  for (const name of ['breakpoints', 'theme.css', 'layers.css']) {
    const path = `foundation/${name.replace('.css', '')}`;
    entries[path] = join(kitSource, 'foundation', `${name}.ts`);
  }
  entries['foundation/kit-provider'] = join(kitSource, 'foundation/kit-provider.tsx');
  const output = await outputOf(
    settings(entries, external, {
      entryFileNames: '[name].js',
      chunkFileNames: 'shared/[name]-[hash].js',
      banner: clientDirective,
      // The documentation of functions is in the declarations.
      comments: { legal: true, annotation: true, jsdoc: false },
    }),
  );
  const chunks = output.filter((file) => file.type === 'chunk');
  return {
    files: chunks.map(({ fileName, code }) => ({ path: fileName, text: code })),
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
  };
}

/** The CSS of one `.css.ts` file. */
export interface StyleSheet {
  /** Its path below `ui-kit`, without `.css.ts`. */
  readonly name: string;
  readonly css: string;
}

/** The kit's CSS by sheet, and the sheets that each folder needs. */
export interface KitStyles {
  /** In cascade order: a component's dependencies come before it. */
  readonly sheets: readonly StyleSheet[];
  /** By folder (and for reset), the names of all sheets that its components need. */
  readonly neededBy: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The kit's own reset, which is part of every style, and that of a whole page. */
export const OWN_RESET = 'foundation/own-reset';
export const PAGE_RESET = 'foundation/reset';
const RESETS = [OWN_RESET, PAGE_RESET];

const SHEET = /^(.*)\.css\.ts\.vanilla\.css$/;

/** Builds module by module, so that each `.css.ts` file becomes a sheet of its own. */
export async function kitStyles(external: readonly string[]): Promise<KitStyles> {
  const folders = kitEntries();
  const entries = {
    ...Object.fromEntries(RESETS.map((name) => [name, join(kitSource, `${name}.css.ts`)])),
    ...Object.fromEntries(
      folders.map((name) => [`${name}/index`, join(kitSource, name, 'index.ts')]),
    ),
  };
  const output = await outputOf(
    settings(entries, external, {
      preserveModules: true,
      preserveModulesRoot: kitSource,
      entryFileNames: '[name].js',
    }),
  );
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const css = new Map<string, string>();
  for (const file of output) {
    const name = SHEET.exec(file.fileName)?.[1];
    if (file.type === 'asset' && name) css.set(name, String(file.source).trim());
  }
  const neededBy = new Map<string, ReadonlySet<string>>();
  const order = new Set<string>();
  for (const entry of Object.keys(entries)) {
    const needed = new Set<string>();
    visit(`${entry}.js`, new Set(), needed);
    neededBy.set(entry.replace('/index', ''), needed);
    for (const name of needed) order.add(name);
  }
  return {
    sheets: [...order].map((name) => ({ name, css: css.get(name) ?? '' })),
    neededBy,
  };

  /** Traverses imports in execution order: dependencies come first. */
  function visit(fileName: string, seen: Set<string>, needed: Set<string>): void {
    const chunk = chunks.get(fileName);
    if (!chunk || seen.has(fileName)) return;
    seen.add(fileName);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next, seen, needed);
    for (const file of chunk.viteMetadata?.importedCss ?? []) {
      const name = SHEET.exec(file)?.[1];
      if (name) needed.add(name);
    }
  }
}
