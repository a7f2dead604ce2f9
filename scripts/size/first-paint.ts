import * as z from 'zod/mini';

const chunk = z.object({
  file: z.string(),
  name: z.optional(z.string()),
  isEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
});
export const manifestShape = z.record(z.string(), chunk);
export type Manifest = z.infer<typeof manifestShape>;

export interface Files {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/**
 * Files that the browser needs before a screen paints: the entry, the screen's own chunks, and all
 * that these import statically. Names are Vite's: source paths below `portal/`, or the name of a group of
 * modules (portal/build/script-groups.ts), which have no paths of their own any more.
 * @throws {Error} when the manifest has no entry, or lacks a chunk that is asked for
 */
export function filesNeeded(manifest: Manifest, chunks: readonly string[]): Files {
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  if (entries.length === 0) throw new Error('The manifest names no entry.');
  const keys = new Map(Object.entries(manifest).map(([key, { name }]) => [name, key]));
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    const found = manifest[name];
    if (!found) throw new Error(`The manifest has no chunk ${name}.`);
    seen.add(name);
    for (const below of found.imports ?? []) visit(below);
  };
  for (const name of entries) visit(name);
  for (const name of chunks) visit(manifest[name] ? name : (keys.get(name) ?? name));
  const found = [...seen].flatMap((name) => manifest[name] ?? []);
  return {
    js: [...new Set(found.map(({ file }) => file).filter((file) => file.endsWith('.js')))],
    css: [
      ...new Set(
        found.flatMap(({ css, file }) => [
          ...(css ?? []),
          ...(file.endsWith('.css') ? [file] : []),
        ]),
      ),
    ],
  };
}

/** The stylesheets that a page links, as paths below its folder. */
export function stylesheetsOf(html: string): string[] {
  return [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*href="\/([^"]+)"/g)].flatMap(
    (match) => match[1] ?? [],
  );
}
