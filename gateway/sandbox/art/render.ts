import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '@baize/gateway/core/sha256.ts';
import sharp from 'sharp';

export type PictureFormat = 'avif' | 'webp';

export interface PictureSize {
  readonly width: number;
  /** The lowest quality of each format without visible loss; both look the same. */
  readonly quality: Readonly<Record<PictureFormat, number>>;
}

/** Renderings in progress, so that concurrent requests share one. */
const underWay = new Map<string, Promise<Uint8Array>>();

async function rasterise(
  svg: string,
  { width, quality }: PictureSize,
  natural: number,
  format: PictureFormat,
) {
  // Drawn at the requested size: rasterizing the full size costs four times as much.
  const density = Math.max(1, (72 * width) / natural);
  const picture = sharp(Buffer.from(svg), { density }).resize(width);
  // More effort makes AVIF a tenth smaller and takes six to ten times as long, while a visitor waits.
  const written =
    format === 'avif'
      ? picture.avif({ quality: quality.avif, effort: 2, chromaSubsampling: '4:4:4' })
      : picture.webp({ quality: quality.webp, effort: 3, smartSubsample: true });
  return written.toBuffer();
}

/**
 * Renders an SVG to a picture. Results are cached in `folder` by a hash of the drawing, so that a changed drawing is
 * never served as an old picture.
 * @param natural width of the SVG in its own units
 */
export function renderPicture(
  svg: string,
  natural: number,
  size: PictureSize,
  { format, folder }: { format: PictureFormat; folder: string },
) {
  const hash = sha256(svg).slice(0, 24);
  const file = join(folder, `${hash}-${size.width}-${size.quality[format]}.${format}`);
  const known = underWay.get(file);
  if (known) return known;
  const made = (async (): Promise<Uint8Array> => {
    const stored = await readFile(file).catch(() => undefined);
    if (stored) return stored;
    const bytes = await rasterise(svg, size, natural, format);
    // A failure to write the cache only costs time.
    await storeFile(folder, file, bytes).catch(() => undefined);
    return bytes;
  })().finally(() => underWay.delete(file));
  underWay.set(file, made);
  return made;
}

async function storeFile(folder: string, file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}
