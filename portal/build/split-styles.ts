import { createHash } from 'node:crypto';
import { PAGE_STYLE_ID } from '@baize/gateway/contract/page.ts';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>;

/** The chunks in loading order: each after its imports, lazily imported ones at the end. */
function inOrder(bundle: Bundle): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const lazy = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    // Marked before its imports, because chunks may import each other.
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

const hashOf = (source: string): string =>
  createHash('sha256').update(source).digest('base64url').slice(0, 8);

const stylesOf = (chunk: Rolldown.OutputChunk): Set<string> =>
  chunk.viteMetadata?.importedCss ?? new Set();

/** Text that would end the style element in the page. */
const ENDS_ELEMENT = /<\/style/i;

/**
 * Splits the styles in two, because one file per script would be many requests. Styles of the first
 * paint are inlined in the page, because a file would delay it by a network round trip; the others
 * are one file, `later`, which is loaded with the first script that needs it. Parts that the server
 * renders are visible before their scripts load, so their styles and those of their imports are
 * inlined as well. Needs `build.cssCodeSplit`.
 * @param isServerRendered whether the server may render a module
 */
export function splitStyles(isServerRendered: (module: string) => boolean): Plugin {
  let inPage = '';
  return {
    name: 'baize-split-styles',
    apply: 'build',
    generateBundle: {
      // Before Vite writes into each dynamic import which styles it waits for.
      order: 'pre',
      handler(_, bundle) {
        if (this.environment.config.consumer !== 'client') return;
        const chunks = inOrder(bundle);
        const rendered = new Set<Rolldown.OutputChunk>();
        const mark = (chunk: Rolldown.OutputChunk) => {
          if (rendered.has(chunk)) return;
          rendered.add(chunk);
          for (const name of chunk.imports) {
            const imported = bundle[name];
            if (imported?.type === 'chunk') mark(imported);
          }
        };
        for (const chunk of chunks) {
          if (chunk.isEntry || chunk.moduleIds.some(isServerRendered)) mark(chunk);
        }
        const takeStyles = (of: readonly Rolldown.OutputChunk[]): string => {
          const files = new Set(of.flatMap((chunk) => [...stylesOf(chunk)]));
          let source = '';
          for (const file of files) {
            const asset = bundle[file];
            if (asset?.type !== 'asset') throw new Error(`There are no styles ${file}.`);
            source += asset.source.toString();
            delete bundle[file];
          }
          return source;
        };
        inPage = takeStyles(chunks.filter((chunk) => rendered.has(chunk)));
        if (ENDS_ELEMENT.test(inPage)) throw new Error('The styles would end their own element.');
        const source = takeStyles(chunks.filter((chunk) => !rendered.has(chunk)));
        const later = `assets/later-${hashOf(source)}.css`;
        if (source) this.emitFile({ type: 'asset', fileName: later, source });
        for (const chunk of chunks) {
          const styles = stylesOf(chunk);
          const isLater = styles.size > 0 && !rendered.has(chunk);
          styles.clear();
          if (isLater) styles.add(later);
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'style',
          attrs: { id: PAGE_STYLE_ID, 'data-version': hashOf(inPage) },
          children: inPage,
          injectTo: 'head',
        },
      ],
    },
  };
}
