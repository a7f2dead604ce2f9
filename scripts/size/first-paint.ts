import * as z from 'zod/mini';

const chunk = z.object({
  file: z.string(),
  name: z.optional(z.string()),
  isEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
});
export const manifestShape = z.record(z.string(), chunk);
export type Manifest = z.infer<typeof manifestShape>;

/**
 * The scripts that the browser needs for a screen: the entry, the screen's own chunks, and all of their static imports.
 * Names are Vite's: source paths below `portal/`, or the name of a group of modules (portal/build/script-groups.ts), which
 * have no paths of their own.
 * @throws {Error} when the manifest has no entry, or lacks a requested chunk
 */
export function scriptsNeeded(manifest: Manifest, chunks: readonly string[]): string[] {
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
  const files = [...seen].flatMap((name) => manifest[name]?.file ?? []);
  return [...new Set(files.filter((file) => file.endsWith('.js')))];
}
