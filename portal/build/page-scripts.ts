import { readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** By module, from the portal's folder: the scripts that it needs beside those of every page. */
export type ScriptsOfModules = Readonly<Record<string, readonly string[]>>;

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>;

/** Where the browser's build says it to the server's. */
const LIST = '.vite/scripts.json';
const VIRTUAL = 'virtual:scripts-of-modules';
/** Notes, on the server, which modules are imported on demand. */
const NOTES = 'app/imported-modules.ts';

const pathFrom = (root: string, id: string) => relative(root, id).split(sep).join('/');

/** The files of a chunk and of all that it imports, itself first. */
function filesOf(bundle: Bundle, name: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const each of chunk.imports) filesOf(bundle, each, found);
  return found;
}

/**
 * The scripts of each module that is imported on demand, but those that the page's own HTML names.
 * @param isOnDemand by the id of a module
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

/** The code with each import on demand noted before it begins. */
export function withNotedImports(code: string, path: string): string | undefined {
  let isChanged = false;
  const noted = code.replaceAll(
    /\bimport\(\s*(["'`])(\.{1,2}\/[^"'`?]+)\1\s*\)/g,
    (text, _quote, source: string) => {
      isChanged = true;
      const module = posix.join(posix.dirname(path), source);
      return `(noteImport(${JSON.stringify(module)}), ${text})`;
    },
  );
  return isChanged ? noted : undefined;
}

/**
 * Tells the server's build which scripts of the browser's each module is in: the gateway names in a
 * page's HTML what the page needs before it answers to a press (app/page-scripts.ts).
 * @param root the portal's folder
 * @param out that of the browser's build, which comes first
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
      const noted = withNotedImports(code, path);
      if (noted === undefined) return null;
      const from = JSON.stringify(join(root, NOTES));
      return { code: `import { noteImport } from ${from};\n${noted}`, map: null };
    },
    generateBundle(_, bundle) {
      if (this.environment.config.consumer !== 'client') return;
      const isOnDemand = (id: string) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
      const source = JSON.stringify(scriptsOfModules(bundle, root, isOnDemand));
      this.emitFile({ type: 'asset', fileName: LIST, source });
    },
  };
}
