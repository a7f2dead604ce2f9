import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

interface Size {
  readonly width: number;
  /** WebP quality: as low as the picture bears. */
  readonly quality: number;
}

/** Pictures under way, so that two who ask for one do not draw it twice. */
const underWay = new Map<string, Promise<Uint8Array>>();

async function rasterise(svg: string, { width, quality }: Size, natural: number) {
  // Drawn at the size that is wanted: a raster of the whole size costs four times as much.
  const density = Math.max(1, (72 * width) / natural);
  const picture = sharp(Buffer.from(svg), { density }).resize(width);
  return picture.webp({ quality, effort: 3, smartSubsample: true }).toBuffer();
}

/**
 * The SVG as WebP. What was drawn once is kept under `folder` by a hash of the drawing, so that a
 * changed drawing is never answered with an old picture.
 * @param natural width of the SVG in its own units
 */
export function renderWebp(svg: string, natural: number, size: Size, folder: string) {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 24);
  const file = join(folder, `${hash}-${size.width}.webp`);
  const known = underWay.get(file);
  if (known) return known;
  const made = (async (): Promise<Uint8Array> => {
    const stored = await readFile(file).catch(() => undefined);
    if (stored) return stored;
    const bytes = await rasterise(svg, size, natural);
    // A cache that cannot be written only costs time.
    await keep(folder, file, bytes).catch(() => undefined);
    return bytes;
  })().finally(() => underWay.delete(file));
  underWay.set(file, made);
  return made;
}

async function keep(folder: string, file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}
