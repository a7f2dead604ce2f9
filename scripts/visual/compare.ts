import sharp from 'sharp';

/**
 * So many pixels may differ before a picture does: none of what the same browser draws from the
 * same page does, and a border, a colour's last step or a shift touches many.
 */
export const PIXELS_ALLOWED = 2;

export interface Comparison {
  /** Pixels of which any channel differs at all, by however little. */
  readonly pixels: number;
  readonly differs: boolean;
  /** The new picture, pale, with what differs in red: PNG. Only where it differs. */
  readonly difference: Buffer | undefined;
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
/** How much of the new picture stays below the marks, so that one sees where they are. */
const FADE = 0.25;

const pale = (value: number) => Math.round(255 - (255 - value) * FADE);

/** For every pixel of either picture, row by row: 1 where it differs. */
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

/**
 * Compares two pictures pixel by pixel, without a threshold: a step of one level counts. Where one
 * is larger, what the other lacks differs.
 */
export async function compare(before: Buffer, after: Buffer): Promise<Comparison> {
  const equal = { pixels: 0, differs: false, difference: undefined };
  // Byte for byte what was taken before: nothing to decode.
  if (before.equals(after)) return equal;
  const [old, now] = await Promise.all([raw(before), raw(after)]);
  if (old.width === now.width && old.data.equals(now.data)) return equal;
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const marks = differences(old, now, width, height);
  const pixels = marks.reduce((sum, mark) => sum + mark, 0);
  const differs = pixels > PIXELS_ALLOWED;
  const difference = differs ? await drawDifference(now, marks, width) : undefined;
  return { pixels, differs, difference };
}

/** The picture as it is kept: every pixel as it was, in the smallest form that can do that. */
export const packed = (png: Buffer): Promise<Buffer> =>
  sharp(png).removeAlpha().webp({ lossless: true, effort: 5, quality: 100 }).toBuffer();
