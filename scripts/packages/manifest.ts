import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const versions = z.record(z.string(), z.string());

/** Fields of a workspace's package.json that its package repeats. */
const sourceSchema = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  dependencies: versions.optional(),
  peerDependencies: versions.optional(),
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean() })).optional(),
});
export type SourceManifest = z.infer<typeof sourceSchema>;

export const readManifest = async (folder: string): Promise<SourceManifest> =>
  sourceSchema.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));

/** Entries of an exports map: a file, or the types and the code of a module. */
export type Exports = Record<string, string | { types: string; default?: string }>;

interface Extra {
  readonly exports: Exports;
  readonly sideEffects: false | readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { optional: boolean }>>;
}

/** The oldest Node that renders the kit, runs the brand command, and on which Baize can be installed. */
const ENGINES = { node: '>=20.19' };

/** Writes the package.json of a package: the workspace's fields, and the build's entries. */
export async function writeManifest(
  folder: string,
  source: SourceManifest,
  { exports, sideEffects, bin, peerDependencies, peerDependenciesMeta }: Extra,
): Promise<void> {
  const manifest = {
    name: source.name,
    version: source.version,
    description: source.description,
    license: source.license,
    type: 'module',
    engines: ENGINES,
    sideEffects,
    ...(bin && { bin }),
    exports: { ...exports, './package.json': './package.json' },
    dependencies: source.dependencies,
    peerDependencies: { ...source.peerDependencies, ...peerDependencies },
    peerDependenciesMeta: { ...source.peerDependenciesMeta, ...peerDependenciesMeta },
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}
