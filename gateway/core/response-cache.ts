import type { HonoRequest, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';

/** Estimated size of an entry beside its body: headers, URL and objects. */
const OVERHEAD_BYTES = 1024;
/** Maximum share of the cache that one response may take. */
const MAX_ENTRY_SHARE = 1 / 16;

/** Headers that describe the body; all others belong to one request. */
const CACHED_HEADERS = [
  'Accept-Ranges',
  'Cache-Control',
  'Content-Encoding',
  'Content-Length',
  'Content-Type',
  'ETag',
  'Vary',
] as const;

/** Encodings that browsers send in Accept-Encoding. */
const ENCODINGS = ['br', 'deflate', 'gzip', 'zstd'];

/**
 * Returns the encodings that a request accepts, in a fixed order. Undefined for a header that no browser sends,
 * including weights: invented values could evict the entries of everybody else.
 */
function encodingsOf(request: HonoRequest): string | undefined {
  const accepted = request.header('accept-encoding') ?? '';
  const names = new Set(accepted === '' ? [] : accepted.split(',').map((name) => name.trim()));
  if ([...names].some((name) => !ENCODINGS.includes(name))) return undefined;
  return ENCODINGS.filter((name) => names.has(name)).join();
}

interface CachedResponse {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

function headersOf({ headers }: Response): Record<string, string> {
  const pairs = CACHED_HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(pairs);
}

/**
 * Caches `Cache-Control: immutable` responses in memory (generated pictures, files with a hash in their name)
 * and evicts the least recently used ones.
 * @param maxBytes size of the whole cache
 * @param variantOf names the variant of a URL that a request gets, where it has several
 */
export function responseCache(
  maxBytes: number,
  variantOf: (request: HonoRequest) => string = () => '',
): MiddlewareHandler {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes * MAX_ENTRY_SHARE,
    sizeCalculation: ({ bytes }) => bytes.length + OVERHEAD_BYTES,
  });
  return async (context, next) => {
    const { method, url } = context.req;
    // Range requests are answered from the file itself.
    if (method !== 'GET' || context.req.header('range') !== undefined) return next();
    const encodings = encodingsOf(context.req);
    if (encodings === undefined) return next();
    const key = [encodings, variantOf(context.req), url].join(' ');
    const cached = cache.get(key);
    if (cached) {
      const { ETag: etag, Vary: vary = '', 'Cache-Control': cacheControl = '' } = cached.headers;
      if (etag === undefined || context.req.header('if-none-match') !== etag) {
        return context.body(cached.bytes, 200, cached.headers);
      }
      return context.body(null, 304, { ETag: etag, Vary: vary, 'Cache-Control': cacheControl });
    }
    await next();
    const { res } = context;
    if (res.status !== 200 || !/\bimmutable\b/.test(res.headers.get('cache-control') ?? '')) return;
    const bytes = new Uint8Array(await res.arrayBuffer());
    cache.set(key, { bytes, headers: headersOf(res) });
    const { headers } = res;
    // Without this, Hono would copy the previous response's headers to the new one.
    context.res = undefined;
    context.res = new Response(bytes, { headers });
  };
}
