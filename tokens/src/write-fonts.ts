import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontFaces, fontFiles, readFonts } from './fonts.ts';
import { shareFiles } from './share-files.ts';

/** Writes `<out>/fonts.css` with the faces of every bundled font, and their files beside it. */
export async function writeBundledFonts(out: string): Promise<void> {
  const fonts = Object.values(await readFonts());
  await mkdir(out, { recursive: true });
  const faces = await Promise.all(fonts.map((font) => fontFaces(font)));
  await writeFile(join(out, 'fonts.css'), faces.join('\n'));
  await shareFiles(join(out, 'fonts'), fonts.flatMap(fontFiles));
}
