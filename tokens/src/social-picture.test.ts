import { expect, test } from 'vitest';
import { outlinesOf } from './font-outlines.ts';
import { readFonts, withoutFaces } from './fonts.ts';
import { brandsFolder, loadBrand, loadBrands } from './load.ts';
import { socialPicture } from './social-picture.ts';
import { brandCopy, edit, shippedBrands } from './testing.ts';

const fonts = await readFonts();

test('each brand has a preview picture in both languages: shapes only, at the size that networks show', async () => {
  for (const brand of await loadBrands()) {
    const pictures = await Promise.all([
      socialPicture(brand, 'en', fonts),
      socialPicture(brand, 'fil', fonts),
    ]);
    for (const svg of pictures) {
      expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 1200 630" width="1200" height="630">/);
      expect(svg).not.toMatch(/<(?:text|image|script|style|foreignObject)\b|href=["'][^#]/);
      // The ids of the logo and of the mark do not collide.
      const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
    }
    const { en, fil } = brand.info.tagline;
    expect(pictures[0] === pictures[1]).toBe(en === fil);
  }
});

test('every letter of a tagline is drawn in the brand’s own font and weight', async () => {
  for (const brand of await shippedBrands()) {
    for (const language of ['en', 'fil'] as const) {
      const svg = await socialPicture(brand, language, fonts);
      const letters = brand.info.tagline[language].replaceAll(' ', '');
      expect(svg.match(/<path transform="translate\([\d.]+\)" d="M/g)).toHaveLength(letters.length);
    }
  }
  const [regular, bold] = await Promise.all([400, 700].map((weight) => outline('outfit', weight)));
  expect(regular?.outline).not.toBe(bold?.outline);
  expect(bold?.advance).toBeGreaterThan(regular?.advance ?? 1);
});

const outline = async (key: string, weight: number) => {
  const font = fonts[key];
  if (!font) throw new Error(`No font ${key}`);
  return (await outlinesOf(font, weight)).letter('m');
};

/** Maximum and minimum y of an outline's points, as shares of the font size. */
function heightOf(path: string): number {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return Math.max(...ys) - Math.min(...ys);
}

test.each(Object.keys(fonts))(
  '%s is parsed as it is rendered: letters, accents, widths',
  async (key) => {
    const font = fonts[key];
    if (!font) return;
    for (const weight of [400, 700]) {
      const outlines = await outlinesOf(font, weight);
      const [letter, tall, accent, space] = ['n', 'N', 'Ñ', ' '].map((each) =>
        outlines.letter(each),
      );
      expect(space?.outline).toBe('');
      expect(accent?.advance).toBeCloseTo(tall?.advance ?? 0, 2);
      const [low = 0, cap = 0, high = 0] = [letter, tall, accent].map((each) =>
        heightOf(each?.outline ?? ''),
      );
      expect(low).toBeGreaterThan(0.35);
      expect(cap).toBeGreaterThan(low);
      expect(high).toBeGreaterThan(cap);
      expect(high).toBeLessThan(1.15);
    }
    expect((await outlinesOf(font, 400)).letter('漢')).toBeUndefined();
  },
);

test('a tagline that equals the name is left out, and so is text in builds without fonts', async () => {
  const letters = /<path transform="translate\([\d.]+\)"/;
  await using copy = await brandCopy();
  await edit(copy.folder, 'brand.json', (text) =>
    text.replace('"The private club for players"', '"Meridian"'),
  );
  const same = await loadBrand(copy.folder);
  expect(await socialPicture(same, 'en', fonts)).not.toMatch(letters);
  expect(await socialPicture(same, 'fil', fonts)).toMatch(letters);
  const meridian = await loadBrand(`${brandsFolder}/meridian`);
  expect(await socialPicture(meridian, 'en', withoutFaces(fonts))).not.toMatch(letters);
});
