import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontFaces, fontFiles, readFonts } from './fonts.ts';
import { shareFile } from './write-brand.ts';

/** Writes `<out>/fonts.css` with the faces of every bundled font, and their files beside it. */
export async function writeBundledFonts(out: string): Promise<void> {
  const fonts = Object.values(await readFonts());
  await rm(out, { recursive: true, force: true });
  await mkdir(join(out, 'fonts'), { recursive: true });
  const faces = await Promise.all(fonts.map((font) => fontFaces(font)));
  await writeFile(join(out, 'fonts.css'), faces.join('\n'));
  const files = fonts.flatMap(fontFiles);
  await Promise.all(files.map(({ name, source }) => shareFile(source, join(out, 'fonts', name))));
}
