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
    // Chromatic cannot hold a control in a state: those pictures are taken here alone.
    const looks = (subject?.shots ?? []).filter(({ state }) => !state).map(({ look }) => look);
    const every = brands.flatMap(({ modes }) => modes).length;
    // A composite of the portal is also pictured in Filipino, from right to left and on a phone.
    expect(looks.length).toBe(tags.length === 0 ? 1 : every + 3);
    expect(Object.values(chromaticOf(tags)?.modes ?? {})).toEqual(looks);
  }
});

test('a story without a picture has none in Chromatic', () => {
  expect(chromaticOf(['no-picture'])?.disableSnapshot).toBe(true);
  expect(chromaticOf([])?.disableSnapshot).toBe(false);
});
