import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { type BrandModes, isPlain, type Look, lookName, looksOf } from '../../.storybook/looks.ts';
import { brandSlugs } from '../../tokens/src/load.ts';
import { root, ScriptError } from '../terminal.ts';
import { STATES, type State } from './states.ts';

/** Stories with this tag are captured after their play function, all others without it. */
const AFTER_PLAY = 'after-play';
/** Stories with this tag are not captured, because another one shows the same. */
const NO_PICTURE = 'no-picture';

const entrySchema = z.object({
  id: z.string(),
  title: z.string(),
  importPath: z.string(),
  type: z.string(),
  tags: z.array(z.string()).default([]),
});
/** Storybook's index, `index.json`. */
export const indexSchema = z.object({ entries: z.record(z.string(), entrySchema) });
export type StoryIndex = z.infer<typeof indexSchema>;

/** One picture to capture. */
export interface Shot {
  /** Its name in the baseline: `kit/button/primary.cedar-light`, `portal/lobby/lobby-screen/full.…`. */
  readonly key: string;
  readonly story: string;
  readonly look: Look;
  /** Whether the play function runs before the picture. */
  readonly plays: boolean;
  /**
   * The forced state of its controls; absent for none. Whether such a picture exists is known in the page only: it is
   * skipped if earlier stories of the subject have shown all of its style rules.
   */
  readonly state?: State;
}

/** One stories file: a component of the kit, or a screen or part of the portal. */
export interface Subject {
  readonly kind: 'kit' | 'portal';
  readonly name: string;
  /** The folder of a portal's feature, such as `member`. */
  readonly feature: string;
  /** Path of its stories file, from the root. */
  readonly file: string;
  readonly shots: readonly Shot[];
}

export interface Filter {
  readonly components: readonly string[];
  readonly screens: readonly string[];
  readonly brands: readonly string[];
}

/** Modes of every brand, from their `brand.json`. */
export async function readBrandModes(): Promise<BrandModes[]> {
  const folder = join(root, 'tokens/brands');
  const shape = z.object({ slug: z.string(), modes: z.array(z.string()) });
  const slugs = await brandSlugs(folder);
  return Promise.all(
    slugs.map(async (slug) =>
      shape.parse(JSON.parse(await readFile(join(folder, slug, 'brand.json'), 'utf8'))),
    ),
  );
}

function subjectOf(importPath: string): Omit<Subject, 'shots'> {
  const file = importPath.replace(/^\.\//, '');
  const parts = file.split('/');
  const name = basename(importPath, '.stories.tsx');
  if (parts[0] === 'ui-kit') return { kind: 'kit', name: parts[1] ?? name, feature: '', file };
  const feature = parts[1] === 'features' ? (parts[2] ?? '') : '';
  return { kind: 'portal', name, feature, file };
}

/** Names are unique within a feature only; those outside any feature belong to the app. */
const folderOf = ({ kind, name, feature }: Omit<Subject, 'shots'>): string[] =>
  kind === 'kit' ? [kind, name] : [kind, feature || 'app', name];

/** Every picture of every subject; subjects and stories in the order of the index. */
export function planPictures(index: StoryIndex, brands: readonly BrandModes[]): Subject[] {
  const subjects = new Map<string, Subject & { shots: Shot[] }>();
  for (const { id, title, importPath, type, tags } of Object.values(index.entries)) {
    if (type !== 'story' || tags.includes(NO_PICTURE)) continue;
    const known = subjects.get(importPath);
    const subject = known ?? { ...subjectOf(importPath), shots: [] };
    if (!known) subjects.set(importPath, subject);
    const path = [...folderOf(subject), id.slice(id.indexOf('--') + 2)].join('/');
    const looks = looksOf(brands, { tags, title });
    const plain = looks.find(isPlain);
    for (const look of looks) {
      const key = `${path}.${lookName(look)}`;
      const shot = { key, story: id, look, plays: tags.includes(AFTER_PLAY) };
      subject.shots.push(shot);
      if (look !== plain) continue;
      for (const state of STATES) subject.shots.push({ ...shot, key: `${key}-${state}`, state });
    }
  }
  return [...subjects.values()];
}

const isScreen = ({ kind, name, feature }: Omit<Subject, 'shots'>, wanted: string) =>
  kind === 'portal' && (name === wanted || name.startsWith(`${wanted}-`) || feature === wanted);
const isComponent = ({ kind, name }: Omit<Subject, 'shots'>, wanted: string) =>
  kind === 'kit' && name === wanted;

/**
 * Filters by components and screens, and by brands.
 * @throws {ScriptError} for an unknown name, with the list of names
 */
export function choose(subjects: readonly Subject[], filter: Filter): Subject[] {
  const { components, screens, brands } = filter;
  const refuse = (what: string, wanted: string, known: readonly string[]) => {
    throw new ScriptError(
      `There is no ${what} ${wanted}. There are ${[...new Set(known)].sort().join(', ')}.`,
    );
  };
  const namesOf = (kind: Subject['kind']) =>
    subjects.filter((each) => each.kind === kind).map(({ name }) => name);
  for (const wanted of components) {
    if (!subjects.some((each) => isComponent(each, wanted))) {
      refuse('component', wanted, namesOf('kit'));
    }
  }
  for (const wanted of screens) {
    if (!subjects.some((each) => isScreen(each, wanted))) {
      refuse('screen', wanted, namesOf('portal'));
    }
  }
  const knownBrands = subjects.flatMap(({ shots }) => shots.map(({ look }) => look.brand));
  for (const wanted of brands)
    if (!knownBrands.includes(wanted)) refuse('brand', wanted, knownBrands);
  const anySubject = components.length + screens.length === 0;
  return subjects
    .filter(
      (each) =>
        anySubject ||
        components.some((wanted) => isComponent(each, wanted)) ||
        screens.some((wanted) => isScreen(each, wanted)),
    )
    .map((each) => ({
      ...each,
      shots: each.shots.filter(({ look }) => brands.length === 0 || brands.includes(look.brand)),
    }))
    .filter(({ shots }) => shots.length > 0);
}
