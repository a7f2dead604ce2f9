import { randomInt } from 'node:crypto';
import sharp from 'sharp';

const WIDTH = 168;
const HEIGHT = 60;

/**
 * Strokes of each character on a grid 4 wide and 6 high, so that drawing needs no installed font.
 * Characters that look alike (0 O, 1 I, 5 S, 8 B) are left out.
 */
const STROKES: Readonly<Record<string, string>> = {
  2: '0,1 1,0 3,0 4,1 4,2 0,6 4,6',
  3: '0,0 4,0 2,2 4,3 4,5 3,6 1,6 0,5',
  4: '3,6 3,0 0,4 4,4',
  6: '4,0 2,1 0,3 0,5 1,6 3,6 4,5 4,4 3,3 0,4',
  7: '0,0 4,0 1,6',
  9: '4,2 1,3 0,2 0,1 1,0 3,0 4,1 4,3 2,6',
  A: '0,6 2,0 4,6|1,4 3,4',
  C: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  K: '0,0 0,6|4,0 0,3 4,6',
  L: '0,0 0,6 4,6',
  M: '0,6 0,0 2,3 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 3,0 4,1 4,2 3,3 0,3',
  R: '0,6 0,0 3,0 4,1 4,2 3,3 0,3|2,3 4,6',
  T: '0,0 4,0|2,0 2,6',
  U: '0,0 0,5 1,6 3,6 4,5 4,0',
  V: '0,0 2,6 4,0',
  W: '0,0 1,6 2,3 3,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
  Z: '0,0 4,0 0,6 4,6',
};

export const CAPTCHA_CHARACTERS = Object.keys(STROKES);

/** Returns a random number in a range, in hundredths. */
const between = (low: number, high: number) =>
  randomInt(Math.round(low * 100), Math.round(high * 100) + 1) / 100;

function glyph(character: string, index: number): string {
  const size = between(5.2, 6.6);
  const x = 18 + index * 29 + between(-3, 3);
  const y = 12 + between(-4, 5);
  const angle = between(-22, 22);
  const slant = between(-14, 14);
  const place = (point: string) => {
    const [px = 0, py = 0] = point.split(',').map(Number);
    return `${px * size + between(-1.2, 1.2)},${py * size + between(-1.2, 1.2)}`;
  };
  const lines = (STROKES[character] ?? '').split('|').map((stroke) => {
    const points = stroke.split(' ').map(place).join(' ');
    return `<polyline points="${points}" stroke-width="${between(2.2, 3.6)}"/>`;
  });
  return `<g transform="translate(${x} ${y}) rotate(${angle} 12 18) skewX(${slant})" stroke="hsl(${randomInt(360)} 60% 28%)">${lines.join('')}</g>`;
}

function noise(): string {
  const y = () => between(4, HEIGHT - 4);
  return `<path d="M0 ${y()} C 50 ${y()}, 110 ${y()}, ${WIDTH} ${y()}" stroke="hsl(${randomInt(360)} 45% 45%)" stroke-width="${between(1, 2)}"/>`;
}

/**
 * Renders the characters as a PNG, distorted and crossed by lines, on a light background for every
 * brand.
 */
export async function drawCaptcha(text: string): Promise<Buffer> {
  const glyphs = [...text].map(glyph).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#f4f2ec"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${glyphs}${noise()}${noise()}${noise()}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
