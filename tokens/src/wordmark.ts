import { type Colour, toHex } from './colour.ts';

// Monoline capitals on a 14-high grid: [width, path]. Enough for a name until a designer draws one.
const GLYPHS: Record<string, readonly [number, string]> = {
  A: [10, 'M0 14 5 0l5 14M1.8 9.5h6.4'],
  B: [8, 'M0 0v14h4.5a3.7 3.7 0 0 0 0-7.4H0h4a3.3 3.3 0 0 0 0-6.6z'],
  C: [11, 'M11 2.5a6.5 7 0 1 0 0 9'],
  D: [10, 'M0 0v14h3.5a6.5 7 0 0 0 0-14z'],
  E: [7, 'M7 0H0v14h7M0 7h6'],
  F: [7, 'M7 0H0v14M0 7h6'],
  G: [11.5, 'M11 2.5a6.5 7 0 1 0 .5 8V7.5H7.5'],
  H: [9, 'M0 0v14M9 0v14M0 7h9'],
  I: [0, 'M0 0v14'],
  J: [6, 'M6 0v10a3 4 0 0 1-6 0'],
  K: [8.5, 'M0 0v14M8 0 0 8M3 5.5l5.5 8.5'],
  L: [7, 'M0 0v14h7'],
  M: [12, 'M0 14V0l6 9 6-9v14'],
  N: [9.5, 'M0 14V0l9.5 14V0'],
  O: [13, 'M6.5 0a6.5 7 0 1 0 0 14a6.5 7 0 1 0 0-14z'],
  P: [8, 'M0 14V0h4a4 4 0 0 1 0 8H0'],
  Q: [13, 'M6.5 0a6.5 7 0 1 0 0 14a6.5 7 0 1 0 0-14zM8.5 10.5l4 4'],
  R: [8.5, 'M0 14V0h4a4 4 0 0 1 0 8H0M4 8l4.5 6'],
  S: [8, 'M7.5 2A4 3.5 0 1 0 4 7a4 3.5 0 1 1-3.7 5'],
  T: [9, 'M0 0h9M4.5 0v14'],
  U: [9, 'M0 0v9a4.5 5 0 0 0 9 0V0'],
  V: [10, 'M0 0l5 14 5-14'],
  W: [15, 'M0 0l3.8 14L7.5 2l3.7 12L15 0'],
  X: [9, 'M0 0l9 14M9 0 0 14'],
  Y: [9, 'M0 0l4.5 7L9 0M4.5 7v7'],
  Z: [9, 'M0 0h9L0 14h9'],
  '0': [9, 'M4.5 0a4.5 7 0 1 0 0 14a4.5 7 0 1 0 0-14z'],
  '1': [3, 'M0 2.5 3 0v14'],
  '2': [8, 'M.3 3.5a3.8 3.8 0 1 1 6.8 2.5L0 14h8'],
  '3': [8, 'M.5 0H8L4 5.5a4 4 0 1 1-4 6'],
  '4': [9, 'M7 14V0L0 10h9'],
  '5': [8, 'M7.5 0H1L.5 6.5a4.2 4.2 0 1 1-.5 6'],
  '6': [8, 'M6 0 .8 7.5M4 5.5a4 4.2 0 1 0 .01 0z'],
  '7': [8, 'M0 0h8L2.5 14'],
  '8': [8, 'M4 0a3.3 3.3 0 1 0 .01 0zM4 6.6a3.8 3.7 0 1 0 .01 0z'],
  '9': [8, 'M2 14l5.2-7.5M4 0a4 4.2 0 1 0 .01 0z'],
};

const HEIGHT = 48;
const CAP = 14;
const SPACE = 4.5;
const SCALE = 1.6;

/** Escapes a text: without characters that end an attribute, or that the check of pictures rejects. */
const plain = (text: string) => text.replace(/[<>&"':\\@]|\/(?=\*)/g, ' ');

const picture = (width: number, title: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" role="img" ` +
  `aria-label="${title}"><title>${title}</title>${body}</svg>\n`;

const DIAMONDS = ['M24 9l10 15-10 15-10-15z', 'M24 17l5 7-5 7-5-7z'] as const;

const emblem = (tile: Colour, ink: Colour) =>
  `<rect x="2" y="2" width="44" height="44" rx="10" fill="${toHex(tile)}"/>` +
  `<path d="${DIAMONDS[0]}" fill="${toHex(ink)}"/>` +
  `<path d="${DIAMONDS[1]}" fill="${toHex(tile)}"/>`;

/** Whether a logo or a mark is still the drafted one, in any colours. */
export const isDrafted = (svg: string): boolean => DIAMONDS.every((path) => svg.includes(path));

/** Draws a square mark for QR codes and browser tabs: a diamond on the brand's primary colour. */
export function draftMark(name: string, primary: Colour, onPrimary: Colour): string {
  return picture(HEIGHT, plain(name), emblem(primary, onPrimary));
}

/** Draws the mark with the name beside it, in capitals. Characters without a drawing are left out. */
export function draftLogo(name: string, primary: Colour, onPrimary: Colour, text: Colour): string {
  let x = 0;
  const letters = [...name.normalize('NFD').toUpperCase()].flatMap((letter) => {
    const glyph = GLYPHS[letter];
    if (!glyph) {
      if (letter === ' ') x += 6;
      return [];
    }
    const drawn = `<path transform="translate(${x.toFixed(1)} 0)" d="${glyph[1]}"/>`;
    x += glyph[0] + SPACE;
    return [drawn];
  });
  const top = (HEIGHT - CAP * SCALE) / 2;
  const word =
    `<g transform="translate(60 ${top.toFixed(1)}) scale(${SCALE})" fill="none" ` +
    `stroke="${toHex(text)}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">` +
    `${letters.join('')}</g>`;
  const width = Math.ceil(60 + Math.max(0, x - SPACE) * SCALE + 4);
  return picture(width, plain(name), emblem(primary, onPrimary) + word);
}
