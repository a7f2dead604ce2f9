import { expect, test } from 'vitest';
import { planPictures, readBrandModes } from '../scripts/visual/plan.ts';
import { withModes } from './modes.ts';

type Enhanced = Parameters<typeof withModes>[0];

/** The parameters that Chromatic gets of a story with these tags. */
function chromaticOf(tags: string[]) {
  const parameters: { chromatic?: { modes: object; disableSnapshot: boolean } } = {};
  const context: Partial<Enhanced> = { parameters, tags, title: 'Portal/Lobby', argTypes: {} };
  withModes(context as Enhanced);
  return parameters.chromatic;
}

test("a story's modes in Chromatic are the pictures that npm run visual takes of it", async () => {
  const brands = await readBrandModes();
  for (const tags of [[], ['composite']]) {
    const story = {
      id: 'portal-lobby--full',
      title: 'Portal/Lobby',
      importPath: './portal/features/lobby/lobby.stories.tsx',
      type: 'story',
      tags,
    };
    const [subject] = planPictures({ entries: { [story.id]: story } }, brands);
    const looks = subject?.shots.map(({ look }) => look) ?? [];
    const every = brands.flatMap(({ modes }) => modes).length;
    // A composite of the portal is also pictured in Filipino.
    expect(looks.length).toBe(tags.length === 0 ? 1 : every + 1);
    expect(Object.values(chromaticOf(tags)?.modes ?? {})).toEqual(looks);
  }
});

test('a story without a picture has none in Chromatic', () => {
  expect(chromaticOf(['no-picture'])?.disableSnapshot).toBe(true);
  expect(chromaticOf([])?.disableSnapshot).toBe(false);
});
