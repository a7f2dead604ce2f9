import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { docOf, lookUp, type Module, readModule, textOf } from './modules.ts';
import { componentFact } from './props.ts';
import type { KitFacts, TypeFact, UsedComponent } from './shapes.ts';
import { tokensRead } from './tokens.ts';

const KIT = resolve(import.meta.dirname, '../../../ui-kit');

/** Folders of the kit that have an `index.ts`, by name. */
export const kitFolders = (): string[] =>
  readdirSync(KIT).filter((name) => existsSync(join(KIT, name, 'index.ts')));

/** The sources of a component: no stories, tests or samples. */
export const sourcesOf = (folder: string): string[] =>
  readdirSync(join(KIT, folder))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(stories|test|sample)\.tsx?$/.test(name))
    .map((name) => join(KIT, folder, name));

const isComponentName = (name: string) => /^[A-Z][a-z]/.test(name);

/** Folders of the kit that a component uses, without the foundation's. */
function usedComponents(folder: string, modules: readonly Module[]): UsedComponent[] {
  const used = modules.flatMap(({ imports }) =>
    [...imports.values()].map(({ path }) => relative(KIT, path).split('/')[0] ?? ''),
  );
  const others = new Set(
    used.filter((name) => name !== folder && existsSync(join(KIT, name, `${name}.tsx`))),
  );
  return [...others].sort().flatMap(pageOf);
}

/** Returns the page of a folder. Storybook derives its id from the title of the stories. */
function pageOf(folder: string): UsedComponent[] {
  const path = join(KIT, folder, `${folder}.stories.tsx`);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const [, title] = /title: 'Kit\/([^']+)'/.exec(text) ?? [];
  if (!title) return [];
  const id = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return [{ title, page: `kit-${id}--docs` }];
}

/** Exported types that are not a component's props: rows, options, label sets. */
function typesOf(index: Module, names: readonly string[]): TypeFact[] {
  return names.flatMap((name) => {
    const found = lookUp(index, name);
    if (!found || name.endsWith('Props') || !/^TS(Interface|TypeAlias)/.test(found.node.type))
      return [];
    const code = textOf(found.module, found.node);
    return [{ name, description: docOf(found.module, found.node), code }];
  });
}

/** Reads the facts for a component's page from its sources: types, styles and imports. */
export function readKitFacts(folder: string): KitFacts {
  const index = readModule(join(KIT, folder, 'index.ts'));
  const names = [...index.exports.keys()];
  const paths = sourcesOf(folder);
  const modules = paths.map(readModule);
  return {
    title: pageOf(folder)[0]?.title ?? folder,
    components: names
      .filter(isComponentName)
      .flatMap((name) => componentFact(index, name) ?? [])
      .toSorted(
        (one, other) => Number(mainFirst(folder, other.name)) - Number(mainFirst(folder, one.name)),
      ),
    types: typesOf(index, names),
    tokens: tokensRead(paths),
    uses: usedComponents(folder, modules),
  };
}

/** Whether a component has the name of its folder: `GameCard` of `game-card`. */
const mainFirst = (folder: string, name: string) =>
  name.toLowerCase() === folder.replaceAll('-', '');
