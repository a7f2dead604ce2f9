import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';

const partySchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});
const readParty = async (folder: string) =>
  partySchema.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));

/** Packages of which a file with bundled dependencies is used. */
const PREBUNDLED = ['svgo'];

/** The folder of a package's dependency: below it, or beside it further up. */
function dependencyOf(folder: string, name: string): string | undefined {
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    const found = join(at, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
  }
  return undefined;
}

/** A package and all of its dependencies. */
async function withDependencies(folder: string, known: Set<string>): Promise<void> {
  if (known.has(folder)) return;
  known.add(folder);
  for (const name of Object.keys((await readParty(folder)).dependencies)) {
    const found = dependencyOf(folder, name);
    if (found) await withDependencies(found, known);
  }
}

/** The folder of the npm package that a module belongs to; undefined for our own. */
function packageOf(module: string): string | undefined {
  if (!module.includes('/node_modules/')) return undefined;
  let folder = dirname(module.replace(/\0|\?.*$/g, ''));
  while (!/\/node_modules\/(@[^/]+\/)?[^/]+$/.test(folder)) folder = dirname(folder);
  return existsSync(join(folder, 'package.json')) ? folder : undefined;
}

async function licenceOf(folder: string): Promise<string> {
  const file = (await readdir(folder)).find((name) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(name));
  return file ? (await readFile(join(folder, file), 'utf8')).trim() : '';
}

/**
 * The licences of every package whose code is bundled into ours, as their terms require: name, version and full text. For a
 * package without a text, the identifier of its licence.
 */
export async function licencesOf(modules: Iterable<string>): Promise<string> {
  const folders = new Set<string>();
  for (const module of modules) {
    const folder = packageOf(module);
    if (!folder || folders.has(folder)) continue;
    if (PREBUNDLED.includes(basename(folder))) await withDependencies(folder, folders);
    else folders.add(folder);
  }
  const parts = await Promise.all(
    [...folders].map(async (folder) => {
      const { name, version, license } = await readParty(folder);
      const text = await licenceOf(folder);
      return `## ${name} ${version}\n\nLicence: ${license}\n${text ? `\n\`\`\`text\n${text}\n\`\`\`\n` : ''}`;
    }),
  );
  return [
    '# Third parties\n\nCode of these packages is part of this one.\n',
    ...parts.sort((a, b) => a.localeCompare(b)),
  ].join('\n');
}
