import { join } from 'node:path';
import { DEFAULT_LANGUAGE } from '@baize/gateway/contract/languages.ts';
import { createBrands } from '@baize/gateway/core/brands.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { keepAnswers } from '@baize/gateway/core/keep-answers.ts';
import { games, vendorCards, vendors } from '@baize/gateway/database/schema/games.ts';
import { asc, eq, isNotNull, sql } from '@baize/gateway/database/sql.ts';
import type { Context, Hono } from 'hono';
import { AVATAR, drawAvatar } from './avatar.ts';
import { BANNER_SHAPES, type BannerShape, drawBanner } from './banner.ts';
import { registerCountryFlags } from './country-flags.ts';
import { COVER, drawCover, drawDefaultCover } from './cover.ts';
import { DEALER, drawDealer } from './dealer-portrait.ts';
import { ART_VERSION } from './paths.ts';
import { drawPaymentLogo } from './payment-logos.ts';
import { renderWebp } from './render.ts';
import { drawReward, REWARD } from './reward-art.ts';
import { drawLogo, drawVendorCard, TONES, type Tone } from './vendor-art.ts';

const COVER_SIZES = { 240: { width: 240, quality: 74 }, 480: { width: 480, quality: 50 } } as const;
/** A small and a large one of each shape. */
const BANNER_SIZES = {
  banner: [
    { width: 760, quality: 66 },
    { width: 1400, quality: 60 },
  ],
  wide: [
    { width: 900, quality: 64 },
    { width: 1680, quality: 58 },
  ],
} as const;
/** A year: the address changes with the drawing. */
const FOREVER = 'public, max-age=31536000, immutable';
/** A brand's colours may change under the same address. */
const AN_HOUR = 'public, max-age=3600';

/** Some thousand pictures: all that a merchant's first pages show. */
const PICTURES_BYTES = 24 * 1024 ** 2;

const folderOf = (gateway: Gateway) => join(gateway.config.dataFolder, 'art');

function webp(context: Context, bytes: Uint8Array, cache = FOREVER): Response {
  return context.body(new Uint8Array(bytes), 200, {
    'Content-Type': 'image/webp',
    'Cache-Control': cache,
  });
}

function svg(context: Context, markup: string): Response {
  return context.body(markup, 200, {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': FOREVER,
  });
}

const coverSize = (context: Context) => COVER_SIZES[context.req.query('w') === '480' ? 480 : 240];
const missing = () => new GatewayError('not_found', 'There is no such picture.');

function cover(gateway: Gateway, drawing: string, width: 240 | 480) {
  return renderWebp(drawing, COVER.width, COVER_SIZES[width], folderOf(gateway));
}

/** Name and extension of the last part of the address. */
function fileName(context: Context): { name: string; extension: string } {
  const [, name = '', extension = ''] =
    /^(.+)\.(webp|svg)$/.exec(context.req.param('file') ?? '') ?? [];
  return { name, extension };
}

/** Pictures carry names in one language. */
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
  return webp(context, await cover(gateway, drawCover(subject), coverSize(context).width));
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
  const drawing = drawVendorCard(vendor, row.gameType, row.position);
  return webp(context, await cover(gateway, drawing, coverSize(context).width));
}

/** Draws and serves the demo's pictures: covers, vendors' logos and cards, banners. */
export function registerArt(app: Hono, gateway: Gateway): void {
  registerCountryFlags(app);
  const base = `/art/${ART_VERSION}`;
  app.use(`${base}/*`, keepAnswers(PICTURES_BYTES));
  const brands = createBrands(gateway.config);
  app.get(`${base}/games/:file`, (context) => gameCover(gateway, context));
  app.get(`${base}/vendors/:file`, (context) => vendorPicture(gateway, context));
  app.get(`${base}/default.webp`, async (context) =>
    webp(context, await cover(gateway, drawDefaultCover(), coverSize(context).width)),
  );
  app.get(`${base}/avatars/:file`, async (context) => {
    const drawing = drawAvatar(fileName(context).name);
    if (!drawing) throw missing();
    return webp(
      context,
      await renderWebp(drawing, AVATAR.width, COVER_SIZES[240], folderOf(gateway)),
    );
  });
  app.get(`${base}/payments/:file`, (context) => {
    const drawing = drawPaymentLogo(fileName(context).name);
    if (!drawing) throw missing();
    return svg(context, drawing);
  });
  app.get(`${base}/dealers/:file`, async (context) => {
    const drawing = drawDealer(fileName(context).name);
    if (!drawing) throw missing();
    return webp(
      context,
      await renderWebp(drawing, DEALER.width, COVER_SIZES[240], folderOf(gateway)),
    );
  });
  app.get(`${base}/rewards/:file`, async (context) => {
    const drawing = drawReward(fileName(context).name);
    if (!drawing) throw missing();
    return webp(
      context,
      await renderWebp(drawing, REWARD.width, coverSize(context), folderOf(gateway)),
    );
  });
  app.get(`${base}/banners/:file`, async (context) => {
    const brand = await brands.find(context.req.query('brand') ?? '');
    const shape: BannerShape = context.req.query('shape') === 'wide' ? 'wide' : 'banner';
    const drawing = drawBanner(fileName(context).name, brand, shape);
    if (!drawing) throw missing();
    const [small, large] = BANNER_SIZES[shape];
    const size = context.req.query('w') === String(small.width) ? small : large;
    const { width } = BANNER_SHAPES[shape];
    const picture = await renderWebp(drawing, width, size, folderOf(gateway));
    return webp(context, picture, brand ? AN_HOUR : FOREVER);
  });
}

/** Draws what the home page shows first, one after the other, so that its first visitor is quick. */
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
  if (first) await renderWebp(first, BANNER_SHAPES.wide.width, large, folderOf(gateway));
  for (const subject of hot) await cover(gateway, drawCover(subject), 240);
}
