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
  ])('%s for %s is %i', (input, word, errors) => {
    expect(typingErrors(input, word, 2)).toBe(errors);
  });
});

describe('a word', () => {
  const score = (input: string, word: string) => matchWord(input, word)?.score ?? 0;

  test('the same counts most, then its beginning, a part of it, a typing error', () => {
    const scores = [
      score('dragon', 'dragon'),
      score('drago', 'dragon'),
      score('rago', 'dragon'),
      score('dragn', 'dragon'),
    ];
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(scores).size).toBe(4);
  });

  test('a short word is forgiven nothing, a long one two errors', () => {
    expect(score('kol', 'koi')).toBe(0);
    expect(score('emberfal', 'emberfall')).toBeGreaterThan(0);
    expect(score('embrfal', 'emberfall')).toBe(0);
    expect(score('embrfalll', 'emberfall')).toBeGreaterThan(0);
  });

  test('an error in what is still being typed is forgiven too', () => {
    expect(matchWord('lmue', 'lumenforge')).toMatchObject({ from: 0, to: 4 });
  });
});

describe('names', () => {
  const index = indexNames([
    { id: 'ember', names: ['Emberfall Dragon', 'Dragon ng Emberfall'], weight: 5 },
    { id: 'lair', names: ["Dragon's Lair", 'Lungga ng Dragon'], weight: 9 },
    { id: 'koi', names: ['Golden Koi', 'Ginintuang Koi'], weight: 1 },
  ]);

  test('every word counts, in any order and language', () => {
    expect(index.find('dragon ember', 9)).toEqual(['ember']);
    expect(index.find('ginintuang', 9)).toEqual(['koi']);
    expect(index.find('dragon koi', 9)).toEqual([]);
  });

  test('the weight decides between equals, and the limit holds', () => {
    expect(index.find('dragon', 9)).toEqual(['lair', 'ember']);
    expect(index.find('dragon', 1)).toEqual(['lair']);
  });

  test('typing errors, missing and added spaces are forgiven', () => {
    expect(index.find('emberfal dargon', 9)).toEqual(['ember']);
    expect(index.find('goldenkoi', 9)).toEqual(['koi']);
    expect(index.find('ember fall', 9)).toEqual(['ember']);
  });

  test('a name as it was typed leaves no room for those an error away', () => {
    const vendors = indexNames([
      { id: 'lumen', names: ['Lumenforge'], weight: 0 },
      { id: 'numer', names: ['Numero Draws'], weight: 0 },
    ]);
    expect(vendors.find('lume', 9)).toEqual(['lumen']);
    expect(vendors.find('nume', 9)).toEqual(['numer']);
    expect(vendors.find('rume', 9)).toEqual(['lumen', 'numer']);
  });

  test('of three words one may miss', () => {
    expect(index.find('the golden koi', 9)).toEqual(['koi']);
  });

  test.each(['', '   ', '!?', 'zzzz'])('%o finds nothing', (input) => {
    expect(index.find(input, 9)).toEqual([]);
  });
});

test('marks stand where the name was met, whole words where it was spelt otherwise', () => {
  const parts = (name: string, ...input: string[]) =>
    marksOf(name, input).map(({ from, to }) => name.slice(from, to));
  expect(parts('Emberfall Dragon', 'ember')).toEqual(['Ember']);
  expect(parts('Emberfall Dragon', 'fall', 'dragn')).toEqual(['fall', 'Dragon']);
  expect(parts("Dragon's Lair – Peña", 'dragons', 'pena')).toEqual(["Dragon's", 'Peña']);
  expect(parts('Golden Koi', 'zzz')).toEqual([]);
});
