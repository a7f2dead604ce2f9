import { join } from 'node:path';
import { DEFAULT_LANGUAGE } from '@baize/gateway/contract/languages.ts';
import { createBrands } from '@baize/gateway/core/brands.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { responseCache } from '@baize/gateway/core/response-cache.ts';
import { games, vendorCards, vendors } from '@baize/gateway/database/schema/games.ts';
import { asc, eq, isNotNull, sql } from '@baize/gateway/database/sql.ts';
import type { Context, Hono, HonoRequest } from 'hono';
import { AVATAR, drawAvatar } from './avatar.ts';
import { BANNER_SHAPES, type BannerShape, drawBanner } from './banner.ts';
import { registerCountryFlags } from './country-flags.ts';
import { COVER, drawCover, drawDefaultCover } from './cover.ts';
import { DEALER, drawDealer } from './dealer-portrait.ts';
import { ART_VERSION } from './paths.ts';
import { drawPaymentLogo } from './payment-logos.ts';
import { type PictureFormat, type PictureSize, renderPicture } from './render.ts';
import { drawReward, REWARD } from './reward-art.ts';
import { drawLogo, drawVendorCard, TONES, type Tone } from './vendor-art.ts';

const COVER_SIZES = {
  240: { width: 240, quality: { webp: 74, avif: 54 } },
  480: { width: 480, quality: { webp: 50, avif: 44 } },
} as const;
/** Two sizes of each shape: small and large. */
const BANNER_SIZES = {
  banner: [
    { width: 760, quality: { webp: 66, avif: 40 } },
    { width: 1400, quality: { webp: 60, avif: 40 } },
  ],
  wide: [
    { width: 900, quality: { webp: 64, avif: 40 } },
    { width: 1680, quality: { webp: 58, avif: 40 } },
  ],
} as const;
/** A year: the URL changes with the drawing. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Short, because a brand's colours may change under the same URL. */
const AN_HOUR = 'public, max-age=3600';

/** Maximum number of cached pictures, some thousand: all that a merchant's first pages show. */
const PICTURES_BYTES = 24 * 1024 ** 2;

const folderOf = (gateway: Gateway) => join(gateway.config.dataFolder, 'art');

/** Chosen by the Accept header; without one the format is what every mail program reads. */
const formatOf = (request: HonoRequest): PictureFormat =>
  /\bimage\/avif\b/.test(request.header('accept') ?? '') ? 'avif' : 'webp';

const missing = () => new GatewayError('not_found', 'There is no such picture.');

interface Drawing {
  /** Null for an unknown name. */
  readonly markup: string | undefined;
  /** Width of the markup, in its own units. */
  readonly width: number;
  readonly size: PictureSize;
}

async function picture(
  gateway: Gateway,
  context: Context,
  { markup, width, size }: Drawing,
  cache = FOREVER,
): Promise<Response> {
  if (!markup) throw missing();
  const format = formatOf(context.req);
  const bytes = await renderPicture(markup, width, size, { format, folder: folderOf(gateway) });
  return context.body(new Uint8Array(bytes), 200, {
    'Content-Type': `image/${format}`,
    'Cache-Control': cache,
    Vary: 'Accept',
  });
}

function svg(context: Context, markup: string | undefined): Response {
  if (!markup) throw missing();
  return context.body(markup, 200, {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': FOREVER,
  });
}

const coverSize = (context: Context) => COVER_SIZES[context.req.query('w') === '480' ? 480 : 240];

const cover = (gateway: Gateway, context: Context, markup: string) =>
  picture(gateway, context, { markup, width: COVER.width, size: coverSize(context) });

/** Name and extension of the last segment of the path. */
function fileName(context: Context): { name: string; extension: string } {
  const [, name = '', extension = ''] =
    /^(.+)\.(webp|svg)$/.exec(context.req.param('file') ?? '') ?? [];
  return { name, extension };
}

/** Pictures contain text in one language only. */
const drawnName = (name: typeof games.name | typeof vendors.name) =>
  sql<string>`${name} ->> ${DEFAULT_LANGUAGE}::text`;

const coverColumns = {
  nodeId: games.nodeId,
  title: drawnName(games.name),
  vendor: drawnName(vendors.name),
  theme: games.theme,
  motif: games.motif,
};

async function gameCover(gateway: Gateway, context: Context): Promise<Response> {
  const { name, extension } = fileName(context);
  const [subject] = await gateway.db
    .select(coverColumns)
    .from(games)
    .innerJoin(vendors, eq(vendors.vassalage, games.vassalage))
    .where(eq(games.nodeId, name));
  if (!subject || extension !== 'webp') throw missing();
  return cover(gateway, context, drawCover(subject));
}

const toneOf = (context: Context): Tone =>
  TONES.find((tone) => tone === context.req.query('tone')) ?? 'colour';

async function vendorPicture(gateway: Gateway, context: Context): Promise<Response> {
  const { name: vassalage, extension } = fileName(context);
  const [row] = await gateway.db
    .select({
      name: drawnName(vendors.name),
      gameType: vendorCards.gameType,
      position: vendorCards.position,
    })
    .from(vendors)
    .innerJoin(vendorCards, eq(vendorCards.vassalage, vendors.vassalage))
    .where(eq(vendors.vassalage, vassalage))
    .orderBy(asc(vendorCards.position))
    .limit(1);
  if (!row) throw missing();
  const vendor = { vassalage, name: row.name };
  if (extension === 'svg') return svg(context, drawLogo(vendor, toneOf(context)));
  return cover(gateway, context, drawVendorCard(vendor, row.gameType, row.position));
}

/** Draws and serves the demo's pictures: covers, vendors' logos and cards, banners. */
export function registerArt(app: Hono, gateway: Gateway): void {
  registerCountryFlags(app);
  const base = `/art/${ART_VERSION}`;
  app.use(`${base}/*`, responseCache(PICTURES_BYTES, formatOf));
  const brands = createBrands(gateway.config);
  app.get(`${base}/games/:file`, (context) => gameCover(gateway, context));
  app.get(`${base}/vendors/:file`, (context) => vendorPicture(gateway, context));
  app.get(`${base}/default.webp`, (context) => cover(gateway, context, drawDefaultCover()));
  app.get(`${base}/avatars/:file`, (context) => {
    const markup = drawAvatar(fileName(context).name);
    return picture(gateway, context, { markup, width: AVATAR.width, size: COVER_SIZES[240] });
  });
  app.get(`${base}/payments/:file`, (context) =>
    svg(context, drawPaymentLogo(fileName(context).name)),
  );
  app.get(`${base}/dealers/:file`, (context) => {
    const markup = drawDealer(fileName(context).name);
    return picture(gateway, context, { markup, width: DEALER.width, size: COVER_SIZES[240] });
  });
  app.get(`${base}/rewards/:file`, (context) => {
    const markup = drawReward(fileName(context).name);
    return picture(gateway, context, { markup, width: REWARD.width, size: coverSize(context) });
  });
  app.get(`${base}/banners/:file`, async (context) => {
    const brand = await brands.find(context.req.query('brand') ?? '');
    const shape: BannerShape = context.req.query('shape') === 'wide' ? 'wide' : 'banner';
    const markup = drawBanner(fileName(context).name, brand, shape);
    const [small, large] = BANNER_SIZES[shape];
    const size = context.req.query('w') === String(small.width) ? small : large;
    const { width } = BANNER_SHAPES[shape];
    return picture(gateway, context, { markup, width, size }, brand ? AN_HOUR : FOREVER);
  });
}

/** Draws the pictures of the home page one after the other at start, so that the first visitor does not wait. */
export async function warmArt(gateway: Gateway): Promise<void> {
  const hot = await gateway.db
    .select(coverColumns)
    .from(games)
    .innerJoin(vendors, eq(vendors.vassalage, games.vassalage))
    .where(isNotNull(games.hotRank))
    .orderBy(asc(games.hotRank));
  const brand = await createBrands(gateway.config).choose(undefined);
  const first = drawBanner('dragon', brand, 'wide');
  const [, large] = BANNER_SIZES.wide;
  // The formats that browsers request.
  const target = { format: 'avif', folder: folderOf(gateway) } as const;
  if (first) await renderPicture(first, BANNER_SHAPES.wide.width, large, target);
  for (const subject of hot) {
    await renderPicture(drawCover(subject), COVER.width, COVER_SIZES[240], target);
  }
}
