import { expect, test } from 'vitest';
import { contrast, fromHex, toHex } from './colour.ts';
import { resolveTokens } from './resolve.ts';
import { flatten } from './tree.ts';

const hex = (value: string, components: number[]) => ({
  $value: { colorSpace: 'srgb', components, hex: value },
});
const BRAND = {
  brand: {
    color: {
      $type: 'color',
      bg: hex('#000000', [0, 0, 0]),
      text: hex('#ffffff', [1, 1, 1]),
      primary: hex('#ffcc00', [1, 0.8, 0]),
    },
  },
};
const resolve = (semantic: object) => resolveTokens(flatten({ ...BRAND, ...semantic }));

function colourOf(tokens: ReturnType<typeof resolve>, name: string): string {
  const token = tokens.get(name);
  return token?.type === 'color' ? toHex(token.value) : `no color: ${token?.type}`;
}

test('groups pass their type to their tokens and aliases take the value of their target', () => {
  const tokens = resolve({
    a: { $type: 'color', one: { $value: '{a.two}' }, two: { $value: '{brand.color.primary}' } },
  });
  expect(colourOf(tokens, 'a.one')).toBe('#fc0');
});

test('mix and alpha apply in this order, and on chooses a readable text colour', () => {
  const tokens = resolve({
    a: {
      $type: 'color',
      mixed: {
        $value: '{brand.color.bg}',
        $extensions: {
          'com.baize.mix': { with: '{brand.color.text}', share: 0.5 },
          'com.baize.alpha': 0.5,
        },
      },
      ink: { $value: '{brand.color.text}', $extensions: { 'com.baize.on': 'brand.color.primary' } },
    },
  });
  expect(colourOf(tokens, 'a.mixed')).toBe('#63636380');
  expect(colourOf(tokens, 'a.ink')).toBe('#000');
});

test('on considers hover and pressed too, and leaves the brand colours when neither is readable', () => {
  const grey = hex('#808080', [0.502, 0.502, 0.502]);
  const dark = hex('#303030', [0.1882, 0.1882, 0.1882]);
  const darker = hex('#404040', [0.251, 0.251, 0.251]);
  const tokens = resolveTokens(
    flatten({
      brand: { color: { $type: 'color', bg: grey, text: grey } },
      a: {
        $type: 'color',
        bg: { rest: dark, hover: darker },
        text: { $value: '{brand.color.text}', $extensions: { 'com.baize.on': 'a.bg.rest' } },
      },
    }),
  );
  expect(colourOf(tokens, 'a.text')).toBe('#fff');
  expect(contrast(fromHex('#fff'), fromHex('#404040'))).toBeGreaterThan(4.5);
});

test.each([
  [
    'an alias to nothing',
    { a: { $type: 'color', b: { $value: '{c.d}' } } },
    'a.b: points to {c.d}',
  ],
  [
    'a circle',
    { a: { $type: 'color', b: { $value: '{a.c}' }, c: { $value: '{a.b}' } } },
    'points to itself (a.b -> a.c -> a.b)',
  ],
  [
    'an alias of another type',
    { a: { $type: 'number', b: { $value: '{brand.color.bg}' } } },
    'a.b: is a number, but {brand.color.bg} is a color',
  ],
  [
    'a value of another type',
    { a: { b: { $type: 'dimension', $value: '4px' } } },
    'a.b: is not a valid dimension',
  ],
  ['an unknown type', { a: { b: { $type: 'colour', $value: 1 } } }, 'unknown type "colour"'],
  ['a value without a type', { a: { b: { $value: 1 } } }, 'a.b: has no $type'],
  [
    'hex and components that disagree',
    { a: { $type: 'color', b: hex('#ff0000', [0, 0, 1]) } },
    'a.b: hex says #ff0000, components say #00f',
  ],
  [
    'an unknown derivation',
    {
      a: { $type: 'color', b: { $value: '{brand.color.bg}', $extensions: { 'com.baize.mx': 1 } } },
    },
    'a.b: $extensions',
  ],
])('%s is refused by name', (_case, semantic, message) => {
  expect(() => resolve(semantic)).toThrow(message);
});
