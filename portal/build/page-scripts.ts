import { readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * The scripts that a module needs besides those of every page, by its path relative to the portal's
 * folder.
 */
export type ScriptsOfModules = Readonly<Record<string, readonly string[]>>;

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>;

/** The file in which the browser's build passes the list to the server's build. */
const LIST = '.vite/scripts.json';
const VIRTUAL = 'virtual:scripts-of-modules';
/** The module that records dynamic imports on the server. */
const NOTES = 'app/imported-modules.ts';

const pathFrom = (root: string, id: string) => relative(root, id).split(sep).join('/');

/** The files of a chunk and of all its imports, the chunk first. */
function filesOf(bundle: Bundle, name: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const each of chunk.imports) filesOf(bundle, each, found);
  return found;
}

/**
 * The scripts of each dynamically imported module, except those in the page's own HTML.
 * @param isOnDemand called with the id of a module
 */
function scriptsOfModules(
  bundle: Bundle,
  root: string,
  isOnDemand: (id: string) => boolean,
): ScriptsOfModules {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const first = new Set(
    chunks
      .filter(({ isEntry }) => isEntry)
      .flatMap(({ fileName }) => [...filesOf(bundle, fileName)]),
  );
  return Object.fromEntries(
    chunks.flatMap(({ fileName, moduleIds }) => {
      const scripts = [...filesOf(bundle, fileName)].filter((file) => !first.has(file));
      return moduleIds.filter(isOnDemand).map((id) => [pathFrom(root, id), scripts]);
    }),
  );
}

/** The code with a recording before each dynamic import. */
export function recordDynamicImports(code: string, path: string): string | undefined {
  let isChanged = false;
  const recording = code.replaceAll(
    /\bimport\(\s*(["'`])(\.{1,2}\/[^"'`?]+)\1\s*\)/g,
    (text, _quote, source: string) => {
      isChanged = true;
      const module = posix.join(posix.dirname(path), source);
      return `(recordImport(${JSON.stringify(module)}), ${text})`;
    },
  );
  return isChanged ? recording : undefined;
}

/**
 * Passes the scripts of each module from the browser's build to the server's: the gateway lists in
 * a page's HTML the scripts that hydration needs (app/page-scripts.ts).
 * @param root the portal's folder
 * @param out the output of the browser's build, which runs first
 */
export function pageScripts(root: string, out: string): Plugin {
  return {
    name: 'baize-page-scripts',
    apply: 'build',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    load: (id) =>
      id === `\0${VIRTUAL}` ? `export default ${readFileSync(join(out, LIST), 'utf8')}` : null,
    transform(code, id) {
      const path = pathFrom(root, id);
      if (this.environment.config.consumer !== 'server' || path.startsWith('..')) return null;
      const recording = recordDynamicImports(code, path);
      if (recording === undefined) return null;
      const from = JSON.stringify(join(root, NOTES));
      return { code: `import { recordImport } from ${from};\n${recording}`, map: null };
    },
    generateBundle(_, bundle) {
      if (this.environment.config.consumer !== 'client') return;
      const isOnDemand = (id: string) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
      const source = JSON.stringify(scriptsOfModules(bundle, root, isOnDemand));
      this.emitFile({ type: 'asset', fileName: LIST, source });
    },
  };
}
