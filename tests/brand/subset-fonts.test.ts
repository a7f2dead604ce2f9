import { globSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/terminal.ts';
import { readFace } from '../../tokens/src/font-outlines.ts';
import {
  BUNDLED_SUBSETS,
  fontFaces,
  fontFile,
  readFonts,
  subsetsFolder,
} from '../../tokens/src/fonts.ts';
import { codesOf, rangeOf, rangeWithout } from '../../tokens/src/unicode-range.ts';

const fonts = Object.values(await readFonts());
const faces = fonts.flatMap((font) => font.weights.map((weight) => ({ font, weight })));
/** The files of a face that are cut, and out of which of the package's. */
const cutsOf = ({ currency }: (typeof fonts)[number]) => [
  {
    name: 'plain',
    from: BUNDLED_SUBSETS.plain.from,
    codes: codesOf(BUNDLED_SUBSETS.plain.range),
  } as const,
  ...(currency
    ? [{ name: 'currency', from: BUNDLED_SUBSETS.currency.from, codes: codesOf(currency) } as const]
    : []),
];

/** Words with kerning, ligatures and figures; the second ones as the kit sets amounts. */
const WORDS = [
  { text: 'AVATAR To. Way. Yes, “fi” off-line ‘T’ 10:45 3×2 — Señora café', features: [] },
  { text: '1,234,567.89 −0.11 (2026)', features: ['tnum', 'lnum'] },
] as const;

/** At the bounds of a variable font, and between them; a single file has one weight. */
const weightsOf = (range: string) => {
  const [low = 400, high = low] = range.split(' ').map(Number);
  return low === high ? [low] : [low, 550, high];
};

describe('a font subset', () => {
  test.for(faces)(
    '$font.family $weight has the same glyphs as the package',
    async ({ font, weight }) => {
      const read = async (subset: Parameters<typeof fontFile>[1], at: number) =>
        readFace(await readFile(fontFile(font, subset, weight)), at);
      for (const at of weightsOf(weight)) {
        for (const { name, from, codes } of cutsOf(font)) {
          const [whole, part] = [await read(from, at), await read(name, at)];
          const shape = (face: typeof whole, code: number) => {
            const { advanceWidth, path } = face.glyphForCodePoint(code);
            return [face.hasGlyphForCodePoint(code), advanceWidth, path.toSVG()];
          };
          for (const code of codes) {
            const character = String.fromCodePoint(code);
            expect(part.hasGlyphForCodePoint(code), character).toBe(true);
            expect(shape(part, code), character).toEqual(shape(whole, code));
          }
          // The last one ends the table.
          const held = part.characterSet.filter((code) => code !== 0xffff);
          expect(held.toSorted((a, b) => a - b)).toEqual(codes);
          const metrics = ({ ascent, descent, lineGap, unitsPerEm }: typeof whole) =>
            [ascent, descent, lineGap, unitsPerEm].join(' ');
          expect(metrics(part)).toBe(metrics(whole));
        }
        // Fontkit cannot set Fraunces: of a condition that always holds it asks what it is.
        if (font.family === 'Fraunces') continue;
        const [whole, part] = [await read('latin', at), await read('plain', at)];
        for (const { text, features } of WORDS) {
          // Browsers shape a word at a time.
          for (const word of text.split(' ')) {
            const set = (face: typeof whole) => {
              const { positions, glyphs } = face.layout(word, [...features]);
              return glyphs.map(({ path }, index) => [positions[index], path.toSVG()]);
            };
            expect(set(part), word).toEqual(set(whole));
          }
        }
      }
    },
  );

  test.for(faces)('$font.family $weight is small', async ({ font, weight }) => {
    const LIMITS = { plain: 27_000, currency: 3_000 };
    for (const { name } of cutsOf(font)) {
      expect((await stat(fontFile(font, name, weight))).size).toBeLessThan(LIMITS[name]);
    }
  });

  test('the folder has the subsets only, each with its licence', async () => {
    const files = faces.flatMap(({ font, weight }) =>
      cutsOf(font).map(({ name }) => fontFile(font, name, weight)),
    );
    const lies = (await readdir(subsetsFolder)).map((name) => join(subsetsFolder, name));
    const terms = join(subsetsFolder, 'LICENSES.txt');
    expect(lies.toSorted()).toEqual([...files, terms].toSorted());
    const text = await readFile(terms, 'utf8');
    for (const { family } of fonts) expect(text).toContain(`# ${family}\n`);
    expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(fonts.length);
  });

  test('a browser uses it before the package’s files, and no file for a character that the font lacks', async () => {
    for (const font of fonts) {
      const rules = [
        ...(await fontFaces(font)).matchAll(
          /url\(fonts\/[\w-]+?-(latin-ext|latin|currency|plain)-[^)]+\)[^}]*unicode-range:([^}]+)\}/g,
        ),
      ].map(([, subset = '', range = '']) => ({ subset, codes: codesOf(range) }));
      // Of faces with the same character the last one is asked first.
      const subsets = [...new Set(rules.map(({ subset }) => subset))];
      const signs = font.currency ? ['currency'] : [];
      expect(subsets).toEqual(['latin-ext', 'latin', ...signs, 'plain']);
      const has = codesOf(font.currency ?? '');
      for (const sign of codesOf(BUNDLED_SUBSETS.currency.range)) {
        const files = rules.filter(({ codes }) => codes.includes(sign));
        expect(new Set(files.map(({ subset }) => subset))).toEqual(
          new Set(has.includes(sign) ? ['currency'] : []),
        );
      }
    }
  });

  test('ranges are read and written in CSS syntax', () => {
    expect(codesOf('U+20-22,U+A0, U+0152-0153')).toEqual([32, 33, 34, 160, 338, 339]);
    expect(rangeOf([32, 33, 34, 160, 338, 339])).toBe('U+0020-0022,U+00A0,U+0152-0153');
    expect(rangeWithout('U+20A0-20AB,U+20AD-20AE', 'U+20A9,U+20AB')).toBe(
      'U+20A0-20A8,U+20AA,U+20AD-20AE',
    );
  });

  test('the portal’s own texts need no other file', async () => {
    const files = globSync('portal/{app,features/*,shared/*}/messages/*.json', { cwd: root });
    expect(files.length).toBeGreaterThan(20);
    const codes = codesOf(`${BUNDLED_SUBSETS.plain.range},${BUNDLED_SUBSETS.currency.range}`);
    const known = new Set([...String.fromCodePoint(...codes), '\n']);
    for (const file of files) {
      const text = await readFile(join(root, file), 'utf8');
      const others = [...new Set(text)].filter((character) => !known.has(character));
      expect(others, file).toEqual([]);
    }
  });
});
