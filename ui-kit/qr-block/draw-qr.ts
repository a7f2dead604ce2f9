import { encode, QrCodeDataType } from 'uqr';

/** The numbers of R9.11. Size and margin are units of the drawing, scales are shares of 1. */
export const QR = {
  /** The edge length of the drawing and of the saved picture. */
  size: 800,
  /** The light margin inside the drawing. */
  margin: 20,
  level: 'M',
  /** The edge length of a data dot relative to its module in a saved picture. */
  dotScale: 0.35,
  /**
   * The same on a screen, where cameras see it small, tilted and pale: modules almost fill their
   * cells.
   */
  shownDotScale: 0.9,
  /** The edge length of the logo relative to the drawing without its margin. */
  logoScale: 0.2,
  /** The edge length at which the component shows the code, in CSS pixels. */
  shown: 200,
  /** The same for an app-download code. */
  download: 107,
} as const;

export interface QrDrawing {
  /** Everything dark as one path over a `QR.size` square; fill rule `evenodd`. */
  path: string;
  /** The area of the logo including its light background. */
  logo: { at: number; edge: number };
  modules: number;
}

const n = (value: number) => String(Math.round(value * 100) / 100);
const square = (x: number, y: number, edge: number) =>
  `M${n(x)} ${n(y)}h${n(edge)}v${n(edge)}h${n(-edge)}z`;

/**
 * Draws a code: data as dots, and the function patterns (finder, alignment, timing, format) in
 * full. Finder and alignment patterns are rings rather than rows of squares, because hairlines
 * between squares make readers fail. Undefined when the text is longer than a code can hold.
 * @param dotScale the edge length of a data dot relative to its module
 */
export function drawQr(text: string, dotScale: number = QR.shownDotScale): QrDrawing | undefined {
  let code: ReturnType<typeof encode>;
  try {
    code = encode(text, { ecc: QR.level, border: 0 });
  } catch {
    return undefined;
  }
  const { size: modules, data, types } = code;
  const inner = QR.size - 2 * QR.margin;
  const module = inner / modules;
  const at = (position: number) => QR.margin + position * module;
  const parts: string[] = [];
  /** Nested squares: a ring of `edge` modules with a dark centre. */
  const target = (x: number, y: number, edge: number) => {
    for (const inset of [0, 1, 2])
      parts.push(square(at(x + inset), at(y + inset), (edge - 2 * inset) * module));
  };
  const corners: [number, number][] = [
    [0, 0],
    [modules - 7, 0],
    [0, modules - 7],
  ];
  for (const [x, y] of corners) target(x, y, 7);
  for (let y = 0; y < modules; y += 1)
    for (let x = 0; x < modules; x += 1) {
      const type = types[y]?.[x];
      if (type === QrCodeDataType.Alignment) {
        const first =
          types[y - 1]?.[x] !== QrCodeDataType.Alignment &&
          types[y]?.[x - 1] !== QrCodeDataType.Alignment;
        if (first) target(x, y, 5);
      } else if (
        data[y]?.[x] &&
        !corners.some(([a, b]) => x >= a && x < a + 7 && y >= b && y < b + 7)
      ) {
        const share = type === QrCodeDataType.Data ? dotScale : 1;
        const inset = (1 - share) / 2;
        parts.push(square(at(x + inset), at(y + inset), module * share));
      }
    }
  const edge = inner * QR.logoScale;
  return { path: parts.join(''), logo: { at: (QR.size - edge) / 2, edge }, modules };
}
