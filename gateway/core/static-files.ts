import { stat } from 'node:fs/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';

const CACHE = {
  /** For names that hold a hash of the content. */
  year: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
} as const;

export interface StaticFiles {
  readonly folder: string;
  /** Path prefix under which the folder is served, without a trailing slash. */
  readonly prefix: string;
  cacheOf(path: string): keyof typeof CACHE;
}

/** Matches hidden files, which are never served. */
const HIDDEN = /\/\./;

/** Returns the ETag of a stored file; each compressed variant has its own. */
async function etagOf(place: string): Promise<string> {
  const { size, mtimeMs } = await stat(place);
  return `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
}

/**
 * Serves the files of a folder with range requests, ETags and the precompressed variant that the browser
 * accepts. Requests for missing files go to the next handler.
 */
export function staticFiles({ folder, prefix, cacheOf }: StaticFiles): MiddlewareHandler {
  const places = new WeakMap<Context, string>();
  const create = () =>
    serveStatic({
      root: folder,
      precompressed: true,
      rewriteRequestPath: (path) => path.slice(prefix.length),
      onFound: (place, context) => {
        places.set(context, place);
      },
    });
  // Created on the first request: serveStatic warns about a missing folder, which is normal before a build.
  let serve: ReturnType<typeof create> | undefined;
  return async (context, next) => {
    const { path } = context.req;
    if (HIDDEN.test(path)) return next();
    serve ??= create();
    const answer = await serve(context, next);
    const place = places.get(context);
    if (!answer || place === undefined) return answer;
    const { headers } = answer;
    const etag = await etagOf(place);
    headers.set('Cache-Control', CACHE[cacheOf(path)]);
    headers.set('ETag', etag);
    headers.set('Vary', 'Accept-Encoding');
    if (context.req.header('if-none-match') !== etag) return answer;
    await answer.body?.cancel();
    for (const name of ['Content-Length', 'Content-Encoding', 'Content-Type']) headers.delete(name);
    return new Response(null, { status: 304, headers });
  };
}
