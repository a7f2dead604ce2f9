import type { HonoRequest, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';

/** Beside the bytes: headers, the address and what holds them together. */
const OVERHEAD_BYTES = 1024;
/** One answer takes at most this share of all that is kept. */
const LARGEST_SHARE = 1 / 16;

/** What says how to read the bytes; all else is of one request. */
const KEPT_HEADERS = [
  'Accept-Ranges',
  'Cache-Control',
  'Content-Encoding',
  'Content-Length',
  'Content-Type',
  'ETag',
  'Vary',
] as const;

/** What browsers say that they read. */
const ENCODINGS = ['br', 'deflate', 'gzip', 'zstd'];

/**
 * The encodings that a request takes, in one order. Undefined for what no browser says, weights among it: it
 * can be made up without end, and would push out what is kept for everybody.
 */
function encodingsOf(request: HonoRequest): string | undefined {
  const accepted = request.header('accept-encoding') ?? '';
  const names = new Set(accepted === '' ? [] : accepted.split(',').map((name) => name.trim()));
  if ([...names].some((name) => !ENCODINGS.includes(name))) return undefined;
  return ENCODINGS.filter((name) => names.has(name)).join();
}

interface KeptAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

function headersOf({ headers }: Response): Record<string, string> {
  const pairs = KEPT_HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(pairs);
}

/**
 * Keeps in memory what never changes under its address (`Cache-Control: immutable`): pictures that
 * are drawn, files whose names hold a hash. What was asked for longest ago goes first.
 * @param maxBytes of all that is kept together
 * @param variantOf which of an address' answers a request gets, where it has several
 */
export function keepAnswers(
  maxBytes: number,
  variantOf: (request: HonoRequest) => string = () => '',
): MiddlewareHandler {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes * LARGEST_SHARE,
    sizeCalculation: ({ bytes }) => bytes.length + OVERHEAD_BYTES,
  });
  return async (context, next) => {
    const { method, url } = context.req;
    // A range is of the file as it lies there.
    if (method !== 'GET' || context.req.header('range') !== undefined) return next();
    const encodings = encodingsOf(context.req);
    if (encodings === undefined) return next();
    const key = [encodings, variantOf(context.req), url].join(' ');
    const known = kept.get(key);
    if (known) {
      const { ETag: etag, Vary: vary = '', 'Cache-Control': cache = '' } = known.headers;
      if (etag === undefined || context.req.header('if-none-match') !== etag) {
        return context.body(known.bytes, 200, known.headers);
      }
      return context.body(null, 304, { ETag: etag, Vary: vary, 'Cache-Control': cache });
    }
    await next();
    const { res } = context;
    if (res.status !== 200 || !/\bimmutable\b/.test(res.headers.get('cache-control') ?? '')) return;
    const bytes = new Uint8Array(await res.arrayBuffer());
    kept.set(key, { bytes, headers: headersOf(res) });
    const { headers } = res;
    // Hono would put the previous answer's headers over the new one's.
    context.res = undefined;
    context.res = new Response(bytes, { headers });
  };
}
