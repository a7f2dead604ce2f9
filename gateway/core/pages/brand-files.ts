import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { LANGUAGES, languageTag, supportedLanguage } from '../../contract/languages.ts';
import { BRAND_COOKIE } from '../../contract/page.ts';
import type { Brands } from '../brands.ts';
import type { Config } from '../config.ts';
import { brandName, brandText } from '../describe-brand.ts';
import type { Brand } from '../read-brand.ts';
import { BRAND_ICONS, encodeIco, isBrandIcon, renderIcon, renderLogo } from './brand-icons.ts';
import { createFileCache } from './file-cache.ts';
import { renderSocialPicture } from './social-picture.ts';

/** `social-en.png`: what is shown beside a link to the portal, by language. */
const SOCIAL = new RegExp(
  `^social-(${LANGUAGES.map(({ catalogue }) => catalogue).join('|')})\\.png$`,
);
/** The logo for mail programs, which show no SVG. */
const LOGO_PNG = 'logo.png';
const NO_COLOUR = '#000000';

/** Of a brand's own mode, behind what its pictures do not cover. */
const groundOf = (brand: Brand): string => brand.palette?.ground ?? NO_COLOUR;

/**
 * Pictures that are drawn of a brand's SVG files when they are asked for: brands are deployed without
 * a build, and browsers, platforms and whoever shows a link want PNG. Each is drawn once, until its
 * brand changes.
 */
function createBrandPictures({ brandsFolder }: Pick<Config, 'brandsFolder'>) {
  const cached = createFileCache<Uint8Array>();

  /** A picture of the brand by its file's name; undefined where the brand has nothing to draw it of. */
  return async (brand: Brand, name: string): Promise<Uint8Array | undefined> => {
    const key = `${brand.slug}/${name}`;
    const folder = join(brandsFolder, brand.slug);
    if (isBrandIcon(name)) {
      const ground = groundOf(brand);
      return cached(key, join(folder, 'mark.svg'), (svg) => renderIcon(svg, name, ground));
    }
    if (name === LOGO_PNG) {
      const files = [`logo.${brand.modes[0]}.svg`, 'logo.svg'];
      for (const file of files) {
        const logo = await cached(`${key} ${file}`, join(folder, file), renderLogo);
        if (logo) return logo;
      }
      return undefined;
    }
    const language = SOCIAL.exec(name)?.[1];
    if (language === undefined) return undefined;
    return cached(key, join(folder, `social.${language}.svg`), renderSocialPicture);
  };
}

/** What installs the portal as an app: its name, colours and icons are the brand's (W3C manifest). */
function manifestOf(brand: Brand, context: Context) {
  const language = supportedLanguage(context.req.query('lang'));
  const mode = brand.modes.find((each) => each === context.req.query('mode')) ?? brand.modes[0];
  const color = (mode && brand.themeColor?.[mode]) ?? groundOf(brand);
  const name = brandName(brand, language);
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `/brands/${brand.slug}/${file}`,
    sizes,
    type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  });
  return {
    id: '/',
    name,
    short_name: name,
    description: brandText(brand.tagline, language) ?? name,
    lang: languageTag(language),
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: color,
    background_color: color,
    categories: ['games', 'entertainment'],
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
      icon('mark.svg', 'any', 'any'),
    ],
  };
}

/** A body with a tag of what is in it; nothing again for who has it. */
function tagged(context: Context, body: Uint8Array | string, type: string): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = { 'Cache-Control': 'no-cache', ETag: etag };
  if (context.req.header('if-none-match') === etag) {
    return new Response(null, { status: 304, headers });
  }
  const bytes = typeof body === 'string' ? body : Uint8Array.from(body);
  return new Response(bytes, { headers: { ...headers, 'Content-Type': type } });
}

/**
 * What is made of a brand's files when it is asked for: its app manifest and its pictures as PNG.
 * @returns what stands behind the brand's files: a picture that a brand brings itself comes first
 */
export function registerBrandFiles(app: Hono, config: Config, brands: Brands): MiddlewareHandler {
  const pictureOf = createBrandPictures(config);

  app.get('/brands/:slug/manifest.webmanifest', async (context, next) => {
    const brand = await brands.find(context.req.param('slug'));
    if (!brand) return next();
    const manifest = JSON.stringify(manifestOf(brand, context));
    return tagged(context, manifest, 'application/manifest+json; charset=UTF-8');
  });

  const chosen = (context: Context) => brands.choose(getCookie(context, BRAND_COOKIE));

  // Browsers and iOS ask for these two names of every site, whatever its pages say.
  app.get('/favicon.ico', async (context, next) => {
    const brand = await chosen(context);
    const png = brand && (await pictureOf(brand, 'favicon.png'));
    if (!png) return next();
    return tagged(context, encodeIco(png, BRAND_ICONS['favicon.png'].size), 'image/x-icon');
  });
  app.get('/apple-touch-icon.png', async (context, next) => {
    const brand = await chosen(context);
    const png = brand && (await pictureOf(brand, 'apple-touch-icon.png'));
    return png ? tagged(context, png, 'image/png') : next();
  });

  return async (context, next) => {
    const [, slug = '', name = ''] = /^\/brands\/([^/]+)\/([^/]+)$/.exec(context.req.path) ?? [];
    const brand = name.endsWith('.png') ? await brands.find(slug) : undefined;
    const png = brand && (await pictureOf(brand, name));
    return png ? tagged(context, png, 'image/png') : next();
  };
}
