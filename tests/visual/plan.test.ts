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
      ['composite', 'after-play'],
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

test('a structural story is pictured once, a composite in every brand and mode, a screen in Filipino, too', () => {
  expect(keys({})).toEqual([
    'kit/button/soft.meridian-dark',
    'kit/chip/all.cedar-light',
    'kit/chip/all.meridian-dark',
    'kit/chip/all.meridian-light',
    'portal/lobby-screen/full.cedar-light',
    'portal/lobby-screen/full.meridian-dark',
    'portal/lobby-screen/full.meridian-light',
    'portal/lobby-screen/full.meridian-dark-ty',
  ]);
});

test('the play function runs for a story with the tag after-play alone', () => {
  const plays = planPictures(INDEX, BRANDS).map(({ shots }) => shots[0]?.plays);
  expect(plays).toEqual([false, false, true]);
});

test('component, screen and brand leave out the rest, alone and together', () => {
  expect(keys({ components: ['button'] })).toEqual(['kit/button/soft.meridian-dark']);
  expect(keys({ screens: ['lobby'] })).toHaveLength(4);
  expect(keys({ screens: ['lobby-screen'], brands: ['cedar'] })).toEqual([
    'portal/lobby-screen/full.cedar-light',
  ]);
  expect(keys({ components: ['button', 'chip'], brands: ['cedar'] })).toEqual([
    'kit/chip/all.cedar-light',
  ]);
});

test('a name that nothing has is refused, with the names that there are', () => {
  expect(() => keys({ components: ['buton'] })).toThrow(
    'no component buton. There are button, chip.',
  );
  expect(() => keys({ screens: ['home'] })).toThrow('There are lobby-screen.');
  expect(() => keys({ brands: ['acme'] })).toThrow('There are cedar, meridian.');
});

test('the brands of the pictures are those that lie in tokens/brands', async () => {
  const brands = await readBrandModes();
  expect(brands.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['cedar', 'lantern', 'meridian', 'volt']),
  );
});
