import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const CSS =
  ':root{--bz-color-canvas-bg:#0b1020;--bz-color-action-bg-rest:#e3b04b;--bz-color-accent-bg:#5ec8f2;--bz-color-art-veil:#000}';

interface BuiltBrand {
  readonly merchants?: readonly string[];
  readonly minimumAge?: number;
  /** Files beside its `brand.json` and its plain `brand.css`, or in their place. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Writes a built brand with the minimum that a gateway reads. */
export async function writeBrand(
  folder: string,
  slug: string,
  { merchants = [], minimumAge = 21, files = {} }: BuiltBrand = {},
): Promise<void> {
  const place = join(folder, slug);
  await mkdir(place, { recursive: true });
  const json = {
    slug,
    name: { en: 'Alpha', fil: 'Alpa' },
    tagline: { en: 'First & best', fil: 'Una at pinakamahusay' },
    title: '{brand}: {page}',
    merchants,
    modes: ['dark', 'light'],
    themeColor: { dark: '#131a2e', light: '#ffffff' },
    copyright: '© 2019-{year} Alpha',
    licence: { text: { en: 'Licensed.' }, minimumAge },
    support: { help: { configured: true, href: 'https://help.example/' } },
  };
  const all = { 'brand.json': JSON.stringify(json), 'brand.css': CSS, ...files };
  for (const [name, text] of Object.entries(all)) await writeFile(join(place, name), text);
}

/** The same, with font faces before its colours. */
export const cssWithFaces = (faces: string): string => faces + CSS;
