import decode from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawQr, QR } from './draw-qr.ts';

const TEXTS = [
  'x',
  'https://baize.example/app',
  'https://baize.example/register?referralCode=ABCD1234',
  'https://pay.example/qr/00020101021226370011com.example01051234520400005303608540510.005802PH',
  `https://pay.example/qr/${'a1B2'.repeat(30)}`,
  'Ñandú ₱1,234.50 語',
];

interface View {
  /** The edge length of the drawing in pixels. */
  pixels: number;
  withLogo?: boolean;
  dotScale?: number;
  /** The standard deviation of the blur in pixels. */
  blur?: number;
  /** Degrees. */
  turned?: number;
  /** The share of the full contrast. */
  contrast?: number;
}

/**
 * What an independent decoder reads from the drawing as a camera may see it, with its white margin.
 */
async function read(text: string, view: View): Promise<string | undefined> {
  const { pixels, withLogo = false, dotScale, blur, turned, contrast } = view;
  const drawing = drawQr(text, dotScale);
  if (!drawing) throw new Error('not drawn');
  const { at, edge } = drawing.logo;
  const logo = withLogo
    ? `<rect x="${at}" y="${at}" width="${edge}" height="${edge}" fill="#fff"/><circle cx="400" cy="400" r="${edge * 0.42}" fill="#b3261e"/>`
    : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800"><rect width="800" height="800" fill="#fff"/><path fill-rule="evenodd" d="${drawing.path}"/>${logo}</svg>`;
  const background = '#fff';
  const paper = 12;
  const flat = await sharp(Buffer.from(svg), { density: (72 * pixels) / QR.size })
    .resize(pixels, pixels)
    .extend({ top: paper, bottom: paper, left: paper, right: paper, background })
    .png()
    .toBuffer();
  let seen = sharp(flat);
  if (turned) seen = sharp(await seen.rotate(turned, { background }).png().toBuffer());
  if (blur) seen = seen.blur(blur);
  if (contrast) seen = seen.linear(contrast, 255 * (1 - contrast) * 0.5);
  const { data, info } = await seen.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decode(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

for (const withLogo of [false, true])
  test(`[R9.11] every code is read back at 107, 200 and 800 pixels ${withLogo ? 'with' : 'without'} a logo`, async () => {
    // Only payment texts are as long as the maximum, and these are never shown at 107 px.
    for (const pixels of [QR.download, QR.shown, QR.size])
      for (const text of TEXTS.filter(({ length }) => pixels > QR.download || length < 120))
        expect(await read(text, { pixels, withLogo }), `${text} at ${pixels}`).toBe(text);
  });

/** Conditions under which a phone sees a screen. */
const VIEWS: readonly [string, Omit<View, 'pixels'>][] = [
  ['1.5 px out of focus', { blur: 1.5 }],
  ['turned by 15 degrees', { turned: 15 }],
  ['at half the contrast', { contrast: 0.5 }],
  ['blurred, turned and pale at once', { blur: 1.5, turned: 15, contrast: 0.5 }],
];

test.each(VIEWS)('[R9.11] every code of 200 pixels is read %s', async (_name, view) => {
  for (const text of TEXTS)
    expect(await read(text, { pixels: QR.shown, ...view }), text).toBe(text);
});

test.each(VIEWS)('[R9.11] an app-download code of 107 pixels is read %s', async (_name, view) => {
  for (const text of TEXTS.slice(0, 3))
    expect(await read(text, { pixels: QR.download, ...view }), text).toBe(text);
});

test('[R9.11] the dots of a saved picture are read at 800 pixels', async () => {
  for (const text of TEXTS)
    expect(await read(text, { pixels: QR.size, dotScale: QR.dotScale }), text).toBe(text);
});

test('[R9.11] draws with the given numbers: size 800, margin 20, dots 0.35, logo 0.2', () => {
  const drawing = drawQr('https://baize.example/app', QR.dotScale);
  const module = (800 - 2 * 20) / (drawing?.modules ?? 0);
  expect(drawing?.path.startsWith('M20 20h')).toBe(true);
  const edges = [...(drawing?.path.matchAll(/h(\d+(?:\.\d+)?)v/g) ?? [])].map((edge) =>
    Number(edge[1]),
  );
  expect(Math.min(...edges)).toBeCloseTo(module * 0.35, 1);
  expect(drawing?.logo.edge).toBeCloseTo((800 - 40) * 0.2);
  expect(drawing?.logo.at).toBeCloseTo(400 - ((800 - 40) * 0.2) / 2);
});

test('returns undefined when a text is longer than a code can hold', () => {
  expect(drawQr('x'.repeat(5000))).toBeUndefined();
});
