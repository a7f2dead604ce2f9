import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>;

/** The chunks as a page asks for them: each behind what it imports, what is imported lazily at the end. */
function inOrder(bundle: Bundle): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const lazy = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    // Before its imports, for chunks may import each other.
    found.add(chunk);
    for (const each of chunk.imports) visit(each);
    for (const each of chunk.dynamicImports) lazy.add(each);
    found.delete(chunk);
    found.add(chunk);
  };
  for (const [name, output] of Object.entries(bundle)) {
    if (output.type === 'chunk' && output.isEntry) visit(name);
  }
  for (const name of lazy) visit(name);
  return [...found];
}

const stylesOf = (chunk: Rolldown.OutputChunk): Set<string> =>
  chunk.viteMetadata?.importedCss ?? new Set();

/**
 * Writes the styles into two files, where one for each script would be many requests: `start`, which
 * every page has from the first, and `later`, which comes with the first script that needs it.
 * What the gateway draws stands before its script has come, and needs its styles from the first: it is in
 * `start` with all that it imports. Wants `build.cssCodeSplit`.
 * @param isDrawn whether a module may stand in what the gateway draws
 */
export function splitStyles(isDrawn: (module: string) => boolean): Plugin {
  return {
    name: 'baize-split-styles',
    apply: 'build',
    generateBundle: {
      // Before Vite writes into each lazy import which styles it waits for.
      order: 'pre',
      handler(_, bundle) {
        if (this.environment.config.consumer !== 'client') return;
        const chunks = inOrder(bundle);
        const drawn = new Set<Rolldown.OutputChunk>();
        const mark = (chunk: Rolldown.OutputChunk) => {
          if (drawn.has(chunk)) return;
          drawn.add(chunk);
          for (const name of chunk.imports) {
            const imported = bundle[name];
            if (imported?.type === 'chunk') mark(imported);
          }
        };
        for (const chunk of chunks) {
          if (chunk.isEntry || chunk.moduleIds.some(isDrawn)) mark(chunk);
        }
        const write = (name: string, of: readonly Rolldown.OutputChunk[]): string | undefined => {
          const files = new Set(of.flatMap((chunk) => [...stylesOf(chunk)]));
          let source = '';
          for (const file of files) {
            const asset = bundle[file];
            if (asset?.type !== 'asset') throw new Error(`There are no styles ${file}.`);
            source += asset.source.toString();
            delete bundle[file];
          }
          if (!source) return undefined;
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
          const fileName = `assets/${name}-${hash}.css`;
          this.emitFile({ type: 'asset', fileName, source });
          return fileName;
        };
        const start = write(
          'start',
          chunks.filter((chunk) => drawn.has(chunk)),
        );
        const later = write(
          'later',
          chunks.filter((chunk) => !drawn.has(chunk)),
        );
        for (const chunk of chunks) {
          const styles = stylesOf(chunk);
          const file = drawn.has(chunk) ? chunk.isEntry && start : styles.size > 0 && later;
          styles.clear();
          if (file) styles.add(file);
        }
      },
    },
  };
}
