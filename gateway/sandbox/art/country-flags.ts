import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { COUNTRIES } from '@baize/gateway/modules/system/countries.ts';
import type { Hono } from 'hono';
import sharp from 'sharp';

/** Displayed size in CSS pixels, doubled for dense screens. */
const WIDTH = 48;
const HEIGHT = 36;
const WEEK = 'public, max-age=604800';

/** Territories that the package files under their country. */
const FILED_ELSEWHERE: Readonly<Record<string, string>> = { AC: 'sh-ac', TA: 'sh-ta' };

const KNOWN = new Set(COUNTRIES.map(({ countryCode }) => countryCode));
/** Cached in memory: small, often requested, and the same for everybody. */
const drawn = new Map<string, Promise<Uint8Array>>();

function fileOf(countryCode: string): string {
  const home = dirname(fileURLToPath(import.meta.resolve('flag-icons/package.json')));
  const name = FILED_ELSEWHERE[countryCode] ?? countryCode.toLowerCase();
  return join(home, 'flags', '4x3', `${name}.svg`);
}

async function draw(countryCode: string): Promise<Uint8Array> {
  const svg = await readFile(fileOf(countryCode));
  return sharp(svg).resize(WIDTH, HEIGHT, { fit: 'fill' }).png({ palette: true }).toBuffer();
}

/** Renders the flag as a PNG. @throws {GatewayError} not_found for a code that is not in the list */
async function flagOf(countryCode: string): Promise<Uint8Array> {
  if (!KNOWN.has(countryCode)) throw new GatewayError('not_found', 'There is no such flag.');
  const known = drawn.get(countryCode);
  if (known) return known;
  const made = draw(countryCode);
  drawn.set(countryCode, made);
  made.catch(() => drawn.delete(countryCode));
  return made;
}

/** R7.07: the endpoint of the image host for flags, `COUNTRY_FLAG/{countryCode}.png`. */
export function registerCountryFlags(app: Hono): void {
  app.get('/art/COUNTRY_FLAG/:file{[A-Z]{2}\\.png}', async (context) => {
    const bytes = await flagOf(context.req.param('file').slice(0, 2));
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'image/png',
      'Cache-Control': WEEK,
    });
  });
}
