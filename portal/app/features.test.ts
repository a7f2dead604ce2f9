import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { CENTER_TYPES, categoryPath, LOBBY_TYPES, MEMBER_PAGES } from '../shared/paths.ts';
import { coreCatalogue } from './core-catalogue.ts';
import * as features from './features.ts';
import { manifests } from './navigation/manifests.ts';

const portal = join(import.meta.dirname, '..');
const source = (path: string) => readFileSync(join(portal, path), 'utf8');

const routes = manifests.flatMap(({ routes: own = {} }) => Object.entries(own));
const popups = manifests.flatMap(({ popups: own = {} }) => Object.entries(own));
const duplicates = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index);

test('every feature folder has a manifest, and the app includes all of them', () => {
  const files = globSync('features/*/*.{ts,tsx}', { cwd: portal });
  const folders = [...new Set(files.map((file) => dirname(file)))];
  const registered = source('app/features.ts');
  const missing = folders.filter((folder) => !registered.includes(`'../${folder}/feature.ts'`));
  expect(missing).toEqual([]);
  expect(Object.keys(features)).toHaveLength(folders.length);
});

test('a path and the name of a popup belong to one manifest', () => {
  expect(duplicates(routes.map(([path]) => path))).toEqual([]);
  expect(duplicates(popups.map(([name]) => name))).toEqual([]);
});

test('every page of the member center belongs to one manifest', () => {
  const pages = manifests.flatMap(({ memberPages = {} }) => Object.keys(memberPages));
  expect(pages.toSorted()).toEqual(MEMBER_PAGES.toSorted());
});

test("a popup's name is in its manifest only", () => {
  const manifestFiles = globSync('features/*/feature.ts', { cwd: portal });
  for (const file of globSync('features/*/*-popup.tsx', { cwd: portal })) {
    const name = file.split('/').at(-1);
    const loaders = manifestFiles.filter((manifest) => source(manifest).includes(`./${name}`));
    // The verification of a login opens within its screens, and has no address.
    expect(loaders, file).toHaveLength(name === 'verification-popup.tsx' ? 0 : 1);
  }
  const others = globSync('{app,shared}/**/*.{ts,tsx}', { cwd: portal });
  const importing = others.filter((file) => /\/[\w-]+-popup\.tsx'/.test(source(file)));
  expect(importing).toEqual([]);
});

test('[R2.11] the path of a category shows that category', () => {
  const propsAt = new Map(routes.map(([path, { props }]) => [path, props]));
  for (const type of LOBBY_TYPES) {
    expect(propsAt.get(categoryPath(type))).toEqual({ gameType: type });
  }
  for (const type of CENTER_TYPES) {
    expect(propsAt.get(categoryPath(type))).toEqual({ category: type });
  }
});

test('the gateway renders every public page except the game window', () => {
  const left = routes.filter(([, { guard, render }]) => !guard && !render);
  expect(left.map(([path]) => path)).toEqual(['/seamless']);
});

test('title and description of a route are messages of its feature or of the core', async () => {
  const { default: core } = await coreCatalogue.EN();
  for (const { messages, routes: own = {} } of manifests) {
    const { default: words } = await messages.EN();
    for (const [path, { title, render }] of Object.entries(own)) {
      const known = { ...core, ...Object(words) };
      expect(known, path).toHaveProperty([title]);
      if (render) expect(known, path).toHaveProperty([render.description]);
    }
  }
});
