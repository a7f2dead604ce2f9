import sharp from 'sharp';

/** Pixels of the edge, and how much of it the mark takes. */
interface IconShape {
  readonly size: number;
  /** What platforms cut to their own shape: without a hole, and with the mark away from the edge. */
  readonly fill?: {
    /** Where the mark is a tile, whose colour goes on to the edge. */
    readonly tile: number;
    /** Where it stands alone. */
    readonly alone: number;
  };
}

/** What is drawn of a brand's mark, by the file's name. */
export const BRAND_ICONS = {
  'icon-192.png': { size: 192 },
  'icon-512.png': { size: 512 },
  // Platforms show a circle of four fifths of it at least (W3C manifest, "maskable").
  'icon-maskable-512.png': { size: 512, fill: { tile: 0.86, alone: 0.6 } },
  'apple-touch-icon.png': { size: 180, fill: { tile: 1, alone: 0.76 } },
  'favicon.png': { size: 48 },
} as const satisfies Readonly<Record<string, IconShape>>;

type BrandIcon = keyof typeof BRAND_ICONS;

export const isBrandIcon = (name: string): name is BrandIcon => Object.hasOwn(BRAND_ICONS, name);

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** Pixels per inch at which an SVG of so few units is sharp at every size asked for. */
const DENSITY = 600;

const fitted = (mark: Uint8Array, size: number) =>
  sharp(mark, { density: DENSITY }).resize(size, size, { fit: 'contain', background: CLEAR });

/** The colour of the mark's upper edge, as `#rrggbb`; undefined where it does not reach the edge. */
async function tileColour(mark: Uint8Array): Promise<string | undefined> {
  const size = 64;
  const { data } = await fitted(mark, size)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const channels = 4;
  // One pixel in, so that a smoothed edge does not count.
  const at = (size + size / 2) * channels;
  const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at, at + channels);
  if (alpha < 250) return undefined;
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * An icon out of the brand's mark, as PNG.
 * @param ground fills an icon without a hole, where the mark is no tile; `#rrggbb`
 */
export async function renderIcon(
  mark: Uint8Array,
  name: BrandIcon,
  ground: string,
): Promise<Uint8Array> {
  const { size, fill }: IconShape = BRAND_ICONS[name];
  if (!fill) return fitted(mark, size).png({ compressionLevel: 9 }).toBuffer();
  const tile = await tileColour(mark);
  const inner = Math.round(size * (tile === undefined ? fill.alone : fill.tile));
  const input = await fitted(mark, inner).png().toBuffer();
  const background = tile ?? ground;
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Pixels: a mail shows it at 40, and screens may have two or three to one. */
const LOGO_HEIGHT = 120;

/** The logo as PNG, on nothing. */
export const renderLogo = (logo: Uint8Array): Promise<Uint8Array> =>
  sharp(logo, { density: DENSITY })
    .resize({ height: LOGO_HEIGHT })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** A PNG as the one picture of a Windows icon file, which browsers ask for by themselves. */
export function encodeIco(png: Uint8Array, size: number): Uint8Array {
  const HEAD = 22;
  const head = Buffer.alloc(HEAD);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(HEAD, 18);
  return Buffer.concat([head, png]);
}
