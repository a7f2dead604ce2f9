import { expect, test, vi } from 'vitest';
import { playInOwnLanguage } from './play-in-own-language.ts';

type Story = Parameters<typeof playInOwnLanguage>[0][number];
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Plays a story under the toolbar's language; what was played, and what the panel says. */
async function played(
  language: string,
  { title = 'Portal/Lobby', own = 'EN', tags = [''], direction = 'ltr' } = {},
) {
  const play = vi.fn();
  const step = vi.fn();
  const story: Story = { play };
  playInOwnLanguage([story, {}]);
  const context = {
    globals: { language, direction },
    loaded: { ownLanguage: own },
    tags,
    title,
    step,
  };
  await story.play?.(context as unknown as Context);
  return { played: play.mock.calls.length === 1, said: step.mock.calls[0]?.[0] };
}

test("a story's play function runs in the language of its texts", async () => {
  expect(await played('EN')).toEqual({ played: true, said: undefined });
  expect(await played('TY', { own: 'TY' })).toEqual({ played: true, said: undefined });
  // The kit has no words of its own, and Filipino changes nothing in it.
  expect(await played('TY', { title: 'Kit/Menu' })).toMatchObject({ played: true });
});

test('in another language a story is shown without its play function, and the panel says why', async () => {
  const said = expect.stringMatching(/^Not played: .*Choose both in the toolbar/);
  expect(await played('TY')).toEqual({ played: false, said });
  expect(await played('pseudo', { title: 'Kit/Menu' })).toEqual({ played: false, said });
  // An arrow key goes the other way there.
  expect(await played('EN', { direction: 'rtl' })).toEqual({ played: false, said });
});

test('a play function that searches for no text runs in every language', async () => {
  expect(await played('pseudo', { tags: ['any-language'] })).toMatchObject({ played: true });
});
