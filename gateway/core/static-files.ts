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
  /** What stands before the file's path in its address, without a slash at the end. */
  readonly prefix: string;
  cacheOf(path: string): keyof typeof CACHE;
}

/** Names that begin with a dot are the machine's own; nobody is served one. */
const HIDDEN = /\/\./;

/** The tag of a file as it lies there; each variant has its own. */
async function etagOf(place: string): Promise<string> {
  const { size, mtimeMs } = await stat(place);
  return `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
}

/**
 * Serves the files of a folder: what the build compressed, in the variant that the browser takes,
 * whole or the range that is asked for, and nothing again that the browser has. Whoever asks for
 * what is not there is handed on.
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
  // Made with the first request: it complains about a folder that is not there, as before a build.
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
