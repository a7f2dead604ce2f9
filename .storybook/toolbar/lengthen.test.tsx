import { expect, test, vi } from 'vitest';
import { lengthen } from './lengthen.ts';
import { lengthenArgs } from './lengthen-args.ts';
import { lengthenMessage } from './pseudo-messages.ts';

test('a text gets accents and at least the growth of a long translation', () => {
  expect(lengthen('Log in')).toMatch(/^Lóg íñ /);
  expect(lengthen('Log in').length).toBeGreaterThanOrEqual(12);
  expect(lengthen(' Forgot your password? ')).toMatch(/^ Fórgót .* $/);
  expect(lengthen('1,234.50')).toBe('1,234.50');
});

test('words in objects, elements and label functions are lengthened; codes and callbacks are not', () => {
  const onPlay = vi.fn();
  const args = lengthenArgs({
    tone: 'soft',
    gameId: '4711',
    name: 'Golden Harvest',
    cover: 'data:image/svg+xml,a b',
    labels: { play: 'Immediate game', page: (n: number) => `Page ${n}` },
    action: <button type="button">Clear the search</button>,
    onPlay,
  });
  expect(args).toMatchObject({ tone: 'soft', gameId: '4711', cover: 'data:image/svg+xml,a b' });
  expect(args).toMatchObject({
    name: expect.stringContaining('Góldéñ'),
    labels: { play: expect.stringContaining('Ímmédíáté') },
    action: { props: { type: 'button', children: expect.stringContaining('Cléár') } },
    onPlay,
  });
  const { labels } = args as { labels: { page(n: number): string } };
  expect(labels.page(3)).toMatch(/^Págé 3 /);
});

test('a form field keeps its name', () => {
  expect(lengthenArgs({ name: 'Account', type: 'text' })).toEqual({
    name: 'Account',
    type: 'text',
  });
});

test('parsed messages keep their arguments, choices and tags', () => {
  const message = [
    { type: 0, value: 'You have ' },
    {
      type: 6,
      value: 'count',
      options: { other: { value: [{ type: 0, value: 'messages' }] } },
    },
    { type: 8, value: 'b', children: [{ type: 0, value: 'today' }] },
  ];
  expect(lengthenMessage(message)).toMatchObject([
    { value: expect.stringMatching(/^Yóú /) },
    {
      value: 'count',
      options: { other: { value: [{ value: expect.stringMatching(/^mésságés /) }] } },
    },
    { value: 'b', children: [{ value: expect.stringMatching(/^tódáy /) }] },
  ]);
});
