import sharp from 'sharp';

/**
 * Number of pixels that may differ. The same browser renders the same page without any difference, and a changed border,
 * colour or position affects many pixels.
 */
export const PIXELS_ALLOWED = 2;

/** The result for the differing pixels. */
export interface Change {
  /** Their bounding box, in pixels of the picture. */
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  /** `#112233 to #112244`, if that applies to most of them: a changed colour, not a changed shape. */
  readonly recolour?: string;
}

export interface Comparison {
  /** Pixels with any difference in any channel. */
  readonly pixels: number;
  readonly differs: boolean;
  /** The new picture, faded, with differences in red: PNG. Only if it differs. */
  readonly difference: Buffer | undefined;
  /** Only if it differs. */
  readonly change?: Change;
}

interface Raw {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function raw(image: Buffer): Promise<Raw> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const CHANNELS = 3;
const MARK = [222, 24, 60] as const;
/** Opacity of the new picture below the marks. */
const FADE = 0.25;

const pale = (value: number) => Math.round(255 - (255 - value) * FADE);

/** For every pixel of either picture, row by row: 1 if it differs. */
function differences(old: Raw, now: Raw, width: number, height: number): Uint8Array {
  const marks = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const inBoth = x < old.width && y < old.height && x < now.width && y < now.height;
      const o = (y * old.width + x) * CHANNELS;
      const n = (y * now.width + x) * CHANNELS;
      const same =
        inBoth &&
        old.data[o] === now.data[n] &&
        old.data[o + 1] === now.data[n + 1] &&
        old.data[o + 2] === now.data[n + 2];
      if (!same) marks[y * width + x] = 1;
    }
  }
  return marks;
}

function drawDifference(now: Raw, marks: Uint8Array, width: number): Promise<Buffer> {
  const height = marks.length / width;
  const out = Buffer.alloc(marks.length * CHANNELS, 255);
  for (const [pixel, mark] of marks.entries()) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const inNow = x < now.width && y < now.height;
    const n = (y * now.width + x) * CHANNELS;
    for (let channel = 0; channel < CHANNELS; channel += 1) {
      const value = inNow ? (now.data[n + channel] ?? 255) : 255;
      out[pixel * CHANNELS + channel] = mark ? (MARK[channel] ?? 0) : pale(value);
    }
  }
  return sharp(out, { raw: { width, height, channels: CHANNELS } })
    .png()
    .toBuffer();
}

const colourAt = ({ data, width, height }: Raw, x: number, y: number): string | undefined => {
  if (x >= width || y >= height) return undefined;
  const at = (y * width + x) * CHANNELS;
  return `#${data.subarray(at, at + CHANNELS).toString('hex')}`;
};

/** The largest share of differing pixels with the same pair of old and new colours. */
const RECOLOURED = 0.4;

function changeOf(old: Raw, now: Raw, marks: Uint8Array, width: number): Change {
  let [left, top, right, bottom] = [width, Number.POSITIVE_INFINITY, 0, 0];
  let marked = 0;
  const pairs = new Map<string, number>();
  for (const [pixel, mark] of marks.entries()) {
    if (!mark) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
    marked += 1;
    const [was, is] = [colourAt(old, x, y), colourAt(now, x, y)];
    if (was && is) pairs.set(`${was} to ${is}`, (pairs.get(`${was} to ${is}`) ?? 0) + 1);
  }
  const [most] = [...pairs].sort((a, b) => b[1] - a[1]);
  return {
    box: { left, top, width: right - left + 1, height: bottom - top + 1 },
    ...(most && most[1] >= marked * RECOLOURED && { recolour: most[0] }),
  };
}

/**
 * Compares two pictures pixel by pixel, without a threshold: a difference of one level counts. If one is larger, the
 * additional pixels differ.
 */
export async function compare(before: Buffer, after: Buffer): Promise<Comparison> {
  const equal = { pixels: 0, differs: false, difference: undefined };
  // Equal bytes need no decoding.
  if (before.equals(after)) return equal;
  const [old, now] = await Promise.all([raw(before), raw(after)]);
  if (old.width === now.width && old.data.equals(now.data)) return equal;
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const marks = differences(old, now, width, height);
  const pixels = marks.reduce((sum, mark) => sum + mark, 0);
  const differs = pixels > PIXELS_ALLOWED;
  if (!differs) return { pixels, differs, difference: undefined };
  const difference = await drawDifference(now, marks, width);
  return { pixels, differs, difference, change: changeOf(old, now, marks, width) };
}

/** Encodes a picture losslessly and fast: the smallest form takes ten times as long for a quarter less. */
export const packed = (png: Buffer): Promise<Buffer> =>
  sharp(png).removeAlpha().webp({ lossless: true, effort: 1, quality: 100 }).toBuffer();
