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

/**
 * Compares two pictures pixel by pixel, without a threshold: a step of one level counts. Where one
 * is larger, what the other lacks differs.
 */
export async function compare(before: Buffer, after: Buffer): Promise<Comparison> {
  const [old, now] = await Promise.all([raw(before), raw(after)]);
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const out = Buffer.alloc(width * height * CHANNELS, 255);
  let pixels = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * CHANNELS;
      const inOld = x < old.width && y < old.height;
      const inNow = x < now.width && y < now.height;
      const o = (y * old.width + x) * CHANNELS;
      const n = (y * now.width + x) * CHANNELS;
      const same =
        inOld &&
        inNow &&
        old.data[o] === now.data[n] &&
        old.data[o + 1] === now.data[n + 1] &&
        old.data[o + 2] === now.data[n + 2];
      if (!same) pixels += 1;
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        const value = inNow ? (now.data[n + channel] ?? 255) : 255;
        out[at + channel] = same ? pale(value) : (MARK[channel] ?? 0);
      }
    }
  }
  const differs = pixels > PIXELS_ALLOWED;
  const difference = differs
    ? await sharp(out, { raw: { width, height, channels: CHANNELS } })
        .png()
        .toBuffer()
    : undefined;
  return { pixels, differs, difference };
}

/** The picture as it is kept: every pixel as it was, in the smallest form that can do that. */
export const packed = (png: Buffer): Promise<Buffer> =>
  sharp(png).removeAlpha().webp({ lossless: true, effort: 5, quality: 100 }).toBuffer();
