import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContrastRow } from './check.ts';
import { safeSvg } from './clean-svg.ts';
import { brandFonts, type FontRegistry, fontFiles } from './fonts.ts';
import { portalLayout } from './layout.ts';
import type { Brand } from './load.ts';
import { withoutMark } from './plain-text.ts';
import { shareFiles } from './share-files.ts';

export const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

/** The brand's checked pictures by file: modes may share a logo. */
function pictures({ info, logos, mark }: Brand): ReadonlyMap<string, string> {
  const own = logos[info.modes[0] ?? 'dark']?.text ?? '';
  return new Map([
    // The file for readers that do not know modes.
    ['logo.svg', own],
    ...Object.values(logos).map(({ file, text }) => [file, text] as const),
    ['mark.svg', mark],
  ]);
}

/** A brand with all of its outputs. */
interface MadeBrand {
  readonly brand: Brand;
  readonly css: string;
  readonly rows: readonly ContrastRow[];
  /** Its preview picture, by language. */
  readonly social: Readonly<Record<string, string>>;
}

/** Cleaned if it is SVG, as logos are. */
async function writeGround(brand: Brand, name: string, folder: string): Promise<void> {
  const bytes = await readFile(join(brand.folder, name));
  const clean = name.endsWith('.svg') ? await safeSvg(name, bytes.toString()) : bytes;
  await writeFile(join(folder, name), clean);
}

/** Writes one brand's folder: its CSS, texts, layout, pictures and fonts, and its contrast matrix. */
export async function writeBrand(
  { brand, css, rows, social }: MadeBrand,
  folder: string,
  fonts: FontRegistry,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { ground } = brand.layout;
  const layout = portalLayout(brand.layout);
  const layoutFile = join(folder, 'layout.json');
  if (Object.keys(layout).length === 0) await rm(layoutFile, { force: true });
  const files = brandFonts(fonts, brand).flatMap(fontFiles);
  await Promise.all([
    writeFile(join(folder, 'brand.css'), css),
    writeFile(join(folder, 'contrast.json'), json(rows)),
    ...Object.entries(social).map(([language, svg]) =>
      writeFile(join(folder, `social.${language}.svg`), svg),
    ),
    readFile(join(brand.folder, 'brand.json'), 'utf8').then((text) =>
      writeFile(join(folder, 'brand.json'), withoutMark(text)),
    ),
    Object.keys(layout).length > 0 && writeFile(layoutFile, json(layout)),
    ground && 'picture' in ground && writeGround(brand, ground.picture, folder),
    ...[...pictures(brand)].map(([name, text]) => writeFile(join(folder, name), text)),
    shareFiles(join(folder, 'fonts'), files),
  ]);
  // Outdated compressed copies would be served in its place.
  const stale = (await readdir(folder)).filter((name) => /\.(br|gz)$/.test(name));
  await Promise.all(stale.map((name) => rm(join(folder, name), { force: true })));
}
