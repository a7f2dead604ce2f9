import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../terminal.ts';

const kit = join(root, 'ui-kit');
/** Modules that the whole kit shares, which count for no single component. */
const SHARED = 'foundation';
/** A folder of many small components, which are bundled separately: each file counts alone. */
const SET = 'icon';

export interface KitSizes {
  /** Bytes of each component's own code after gzip: the files in its folder, without imports; lazily loaded code counts separately. */
  readonly components: readonly { readonly name: string; readonly bytes: number }[];
  /** Bytes of all of the kit's CSS after gzip. */
  readonly css: number;
}

const gzip = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length;

/** The component of a module; undefined for shared modules and packages. */
function componentOf(module: string | undefined): string | undefined {
  if (!module) return undefined;
  const path = relative(kit, module.split('?')[0] ?? module);
  const [folder, file] = path.split(sep);
  if (!file || folder === '..' || folder === SHARED) return undefined;
  return folder === SET ? `${folder}/${file}` : folder;
}

/** Builds every component as a library module by module, and measures its own code. */
export async function measureKit(): Promise<KitSizes> {
  const entries = await readdir(kit, { withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory() && existsSync(join(kit, entry.name, 'index.ts')))
    .map(({ name }) => name);
  const built = await build({
    root: kit,
    configFile: false,
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' }), react()],
    build: {
      write: false,
      target: 'es2023',
      reportCompressedSize: false,
      cssCodeSplit: false,
      // Preload lists belong to an application, not to the component.
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(folders.map((name) => [name, join(kit, name, 'index.ts')])),
        external: (id) => /^[@a-z]/.test(id) && !id.startsWith('@baize/'),
        preserveEntrySignatures: 'strict',
        output: { preserveModules: true, preserveModulesRoot: kit, minify: true },
      },
    },
  });
  const code = new Map<string, string>();
  let css = '';
  for (const { output } of Array.isArray(built) ? built : 'output' in built ? [built] : []) {
    const onDemand = new Set(
      output.flatMap((file) => (file.type === 'chunk' ? file.dynamicImports : [])),
    );
    for (const file of output) {
      if (file.type === 'asset') {
        if (file.fileName.endsWith('.css')) css += file.source;
        continue;
      }
      const component = componentOf(file.facadeModuleId ?? file.moduleIds[0]);
      // Lazily loaded code of a component is only loaded on pages that need it.
      const name = component && onDemand.has(file.fileName) ? `${component}, on demand` : component;
      if (name) code.set(name, (code.get(name) ?? '') + file.code);
    }
  }
  const components = [...code]
    .map(([name, text]) => ({ name, bytes: gzip(text) }))
    .sort((a, b) => b.bytes - a.bytes);
  return { components, css: gzip(css) };
}
