import { describe, expect, test } from 'vitest';
import { indexNames } from './index-names.ts';
import { marksOf } from './marks.ts';
import { matchWord, typingErrors } from './match-word.ts';

describe('typing errors', () => {
  test.each([
    ['dragon', 'dragon', 0],
    ['dragn', 'dragon', 1],
    ['draggon', 'dragon', 1],
    ['drahon', 'dragon', 1],
    ['dargon', 'dragon', 1],
    ['dgarno', 'dragon', 3],
  ])('%s typed for %s has %i errors (3: more than two)', (input, word, errors) => {
    expect(typingErrors(input, word, 2)).toBe(errors);
  });
});

describe('a word', () => {
  const score = (input: string, word: string) => matchWord(input, word)?.score ?? 0;

  test('an equal word scores highest, then a prefix, a part, a typing error', () => {
    const scores = [
      score('dragon', 'dragon'),
      score('drago', 'dragon'),
      score('rago', 'dragon'),
      score('dragn', 'dragon'),
    ];
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(scores).size).toBe(4);
  });

  test('no typing error is tolerated in a short word, two in a long one', () => {
    expect(score('kol', 'koi')).toBe(0);
    expect(score('emberfal', 'emberfall')).toBeGreaterThan(0);
    expect(score('embrfal', 'emberfall')).toBe(0);
    expect(score('embrfalll', 'emberfall')).toBeGreaterThan(0);
  });

  test('a typing error is also tolerated in a word that is still being typed', () => {
    expect(matchWord('lmue', 'lumenforge')).toMatchObject({ from: 0, to: 4 });
  });
});

describe('names', () => {
  const index = indexNames([
    { id: 'ember', names: ['Emberfall Dragon', 'Dragon ng Emberfall'], weight: 5 },
    { id: 'lair', names: ["Dragon's Lair", 'Lungga ng Dragon'], weight: 9 },
    { id: 'koi', names: ['Golden Koi', 'Ginintuang Koi'], weight: 1 },
  ]);

  test('every word must match, in any order and language', () => {
    expect(index.find('dragon ember', 9)).toEqual(['ember']);
    expect(index.find('ginintuang', 9)).toEqual(['koi']);
    expect(index.find('dragon koi', 9)).toEqual([]);
  });

  test('the weight breaks ties, and the limit is observed', () => {
    expect(index.find('dragon', 9)).toEqual(['lair', 'ember']);
    expect(index.find('dragon', 1)).toEqual(['lair']);
  });

  test('typing errors, missing and additional spaces are tolerated', () => {
    expect(index.find('emberfal dargon', 9)).toEqual(['ember']);
    expect(index.find('goldenkoi', 9)).toEqual(['koi']);
    expect(index.find('ember fall', 9)).toEqual(['ember']);
  });

  test('an exact match excludes names that are a typing error away', () => {
    const vendors = indexNames([
      { id: 'lumen', names: ['Lumenforge'], weight: 0 },
      { id: 'numer', names: ['Numero Draws'], weight: 0 },
    ]);
    expect(vendors.find('lume', 9)).toEqual(['lumen']);
    expect(vendors.find('nume', 9)).toEqual(['numer']);
    expect(vendors.find('rume', 9)).toEqual(['lumen', 'numer']);
  });

  test('one of three words may be missing', () => {
    expect(index.find('the golden koi', 9)).toEqual(['koi']);
  });

  test.each(['', '   ', '!?', 'zzzz'])('%o finds nothing', (input) => {
    expect(index.find(input, 9)).toEqual([]);
  });
});

test('marks cover the matched parts of a name, and whole words if the spelling differs', () => {
  const parts = (name: string, ...input: string[]) =>
    marksOf(name, input).map(({ from, to }) => name.slice(from, to));
  expect(parts('Emberfall Dragon', 'ember')).toEqual(['Ember']);
  expect(parts('Emberfall Dragon', 'fall', 'dragn')).toEqual(['fall', 'Dragon']);
  expect(parts("Dragon's Lair – Peña", 'dragons', 'pena')).toEqual(["Dragon's", 'Peña']);
  expect(parts('Golden Koi', 'zzz')).toEqual([]);
});
