import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';

const portal = join(import.meta.dirname, '../..');
const english = globSync('{app,features/*,shared/*}/messages/en.json', { cwd: portal });

const read = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(join(portal, path), 'utf8'));

/** The names of the values that a message inserts, in any of its branches. */
function placeholders(elements: readonly MessageFormatElement[]): string[] {
  const names = elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [element.value, ...placeholders(element.children)];
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      const branches = Object.values(element.options).flatMap(({ value }) => placeholders(value));
      return [element.value, ...branches];
    }
    return [element.value];
  });
  return [...new Set(names)].sort();
}

test('there are catalogues to compare', () => {
  expect(english.length).toBeGreaterThan(5);
});

/** The specification's wording of messages that are worded differently here. */
const notes = globSync('{app,features/*,shared/*}/messages/notes.json', { cwd: portal });

test.each(notes)(
  "%s has the specification's texts for messages that differ in the catalogue",
  (path) => {
    const en = read(path.replace('notes.json', 'en.json'));
    for (const [id, specified] of Object.entries(read(path))) {
      expect(en[id], `${id} is no message`).toBeDefined();
      expect(en[id], `${id} needs no note`).not.toBe(specified);
    }
  },
);

test.each(english)('[R1.07] every message of %s exists in TY too, with the same values', (path) => {
  const en = read(path);
  const fil = read(path.replace('en.json', 'fil.json'));
  expect(Object.keys(fil).sort()).toEqual(Object.keys(en).sort());
  for (const [id, text] of Object.entries(en)) {
    const translated = fil[id] ?? '';
    expect(translated.trim(), `${id} is empty`).not.toBe('');
    expect(placeholders(parse(translated)), id).toEqual(placeholders(parse(text)));
  }
});

/** Every plural in a message, including nested ones. */
function plurals(elements: readonly MessageFormatElement[]): PluralElement[] {
  return elements.flatMap((element): PluralElement[] => {
    if (element.type === TYPE.tag) return plurals(element.children);
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [];
    const inner = Object.values(element.options).flatMap(({ value }) => plurals(value));
    return element.type === TYPE.plural ? [element, ...inner] : inner;
  });
}

// CLDR's `one` of Filipino is 1, but also 0, 2, 3, 5, 7, 8, 10, 11 and more.
test.each(english.map((path) => path.replace('en.json', 'fil.json')))(
  '[R1.07] no message of %s says `one` without its number: `=1` says that',
  (path) => {
    for (const [id, text] of Object.entries(read(path))) {
      for (const { options } of plurals(parse(text))) {
        const { one, other } = options;
        if (!one || one.value.some(({ type }) => type === TYPE.pound)) continue;
        expect(one.value, id).toEqual(other?.value);
      }
    }
  },
);
