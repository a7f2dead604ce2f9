import { expect, test } from 'vitest';
import {
  choose,
  planPictures,
  readBrandModes,
  type StoryIndex,
} from '../../scripts/visual/plan.ts';

const BRANDS = [
  { slug: 'cedar', modes: ['light'] },
  { slug: 'meridian', modes: ['dark', 'light'] },
];
const story = (id: string, title: string, importPath: string, tags: string[] = []) => ({
  [id]: { id, title, importPath, type: 'story', tags },
});
const INDEX: StoryIndex = {
  entries: {
    ...story('kit-button--soft', 'Kit/Button', './ui-kit/button/button.stories.tsx'),
    ...story('kit-chip--all', 'Kit/Chip', './ui-kit/chip/chip.stories.tsx', ['composite']),
    ...story('kit-chip--same', 'Kit/Chip', './ui-kit/chip/chip.stories.tsx', ['no-picture']),
    ...story(
      'portal-lobby--full',
      'Portal/Lobby',
      './portal/features/lobby/lobby-screen.stories.tsx',
      ['composite', 'after-play', 'every-width'],
    ),
    'kit-chip--docs': {
      id: 'kit-chip--docs',
      title: 'Kit/Chip',
      importPath: './ui-kit/chip/chip.stories.tsx',
      type: 'docs',
      tags: [],
    },
  },
};
const NONE = { components: [], screens: [], brands: [] };
const keys = (filter: Partial<typeof NONE> | Record<string, string[]>) =>
  choose(planPictures(INDEX, BRANDS), { ...NONE, ...filter }).flatMap(({ shots }) =>
    shots.map(({ key }) => key),
  );

test('a structural story is captured as it is, right-to-left and in forced colours; a composite of the kit also compact, every composite in every brand and mode, right-to-left and on a phone; a screen in Filipino, and in every width that it requests', () => {
  const looks = (filter: Record<string, string[]>) =>
    keys(filter)
      .filter((key) => !/-(hover|active|focus|options)$/.test(key))
      .map((key) => key.slice(key.lastIndexOf('/') + 1));
  expect(looks({ components: ['button'] })).toEqual([
    'soft.meridian-dark',
    'soft.meridian-dark-rtl',
    'soft.meridian-dark-forced',
  ]);
  expect(looks({ components: ['chip'] })).toEqual([
    'all.cedar-light',
    'all.meridian-dark',
    'all.meridian-light',
    'all.meridian-dark-rtl',
    'all.meridian-dark-forced',
    'all.meridian-dark-compact',
    'all.meridian-dark-390',
  ]);
  expect(looks({ screens: ['lobby'] })).toEqual([
    'full.cedar-light',
    'full.meridian-dark',
    'full.meridian-light',
    'full.meridian-dark-ty',
    'full.meridian-dark-rtl',
    'full.meridian-dark-390',
    'full.meridian-dark-768',
    'full.meridian-dark-720',
    'full.cedar-light-390',
    'full.cedar-light-2560',
    'full.meridian-dark-2560',
  ]);
});

test('states that no story can show are captured for each story, in one look', () => {
  expect(keys({ components: ['button'] }).filter((key) => !/rtl|forced/.test(key))).toEqual([
    'kit/button/soft.meridian-dark',
    'kit/button/soft.meridian-dark-hover',
    'kit/button/soft.meridian-dark-active',
    'kit/button/soft.meridian-dark-focus',
    'kit/button/soft.meridian-dark-options',
  ]);
});

test('the play function runs only for stories with the tag after-play', () => {
  const plays = planPictures(INDEX, BRANDS).map(({ shots }) => shots[0]?.plays);
  expect(plays).toEqual([false, false, true]);
});

test('screens of two features with the same name have pictures of their own', () => {
  const bets = (feature: string) =>
    story(
      `portal-${feature}-bets--full`,
      `Portal/${feature}/Bets`,
      `./portal/features/${feature}/bets/bets-screen.stories.tsx`,
    );
  const index = { entries: { ...bets('member'), ...bets('agent') } };
  const found = planPictures(index, BRANDS).flatMap(({ shots }) => shots.map(({ key }) => key));
  expect(new Set(found).size).toBe(found.length);
  expect(found).toContain('portal/agent/bets-screen/full.meridian-dark');
});

test('filters by component, screen and brand work alone and together', () => {
  expect(keys({ components: ['button'] }).every((key) => key.startsWith('kit/button/'))).toBe(true);
  expect(keys({ screens: ['lobby'] })).toEqual(keys({ screens: ['lobby-screen'] }));
  expect(keys({ screens: ['lobby-screen'], brands: ['cedar'] })).toEqual([
    'portal/lobby/lobby-screen/full.cedar-light',
    'portal/lobby/lobby-screen/full.cedar-light-390',
    'portal/lobby/lobby-screen/full.cedar-light-2560',
  ]);
  expect(keys({ components: ['button', 'chip'], brands: ['cedar'] })).toEqual([
    'kit/chip/all.cedar-light',
  ]);
});

test('an unknown name is refused, with the list of names', () => {
  expect(() => keys({ components: ['buton'] })).toThrow(
    'no component buton. There are button, chip.',
  );
  expect(() => keys({ screens: ['home'] })).toThrow('There are lobby-screen.');
  expect(() => keys({ brands: ['acme'] })).toThrow('There are cedar, meridian.');
});

test('the brands of the pictures are those in tokens/brands', async () => {
  const brands = await readBrandModes();
  expect(brands.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['cedar', 'lantern', 'meridian', 'volt']),
  );
});
