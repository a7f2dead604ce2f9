import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Below this many bytes compression costs more than it saves. */
const THRESHOLD = 1024;
/** Brotli 4: about gzip 6's time for a smaller answer. */
const BROTLI_LEVEL = 4;
const COMPRESSIBLE = /^(?:application\/json|application\/jwk-set\+json|text\/|image\/svg\+xml)/;

/** Compresses text answers above 1 kB. Files that the build compressed already pass through. */
export const compression: MiddlewareHandler = async (context, next) => {
  await next();
  const { status } = context.res;
  const headers = new Headers(context.res.headers);
  if (!COMPRESSIBLE.test(headers.get('content-type') ?? '') || headers.has('content-encoding')) {
    return;
  }
  // A file for download is written while it is read: compressed it would be held as a whole.
  if (/^attachment/.test(headers.get('content-disposition') ?? '')) return;
  // A part is one of the bytes as they lie there: compressed it would be of something else.
  if ([204, 206, 304].includes(status) || context.req.method === 'HEAD') return;
  const bytes = new Uint8Array(await context.res.arrayBuffer());
  if (!/accept-encoding/i.test(headers.get('vary') ?? ''))
    headers.append('Vary', 'Accept-Encoding');
  const accepted = context.req.header('accept-encoding') ?? '';
  let body = bytes;
  if (bytes.length > THRESHOLD && /\bbr\b/.test(accepted)) {
    headers.set('Content-Encoding', 'br');
    body = new Uint8Array(
      await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } }),
    );
  } else if (bytes.length > THRESHOLD && /\bgzip\b/.test(accepted)) {
    headers.set('Content-Encoding', 'gzip');
    body = new Uint8Array(await zip(bytes));
  }
  headers.set('Content-Length', String(body.length));
  // Hono would put the previous answer's headers, its length among them, over the new one's.
  context.res = undefined;
  context.res = new Response(body, { status, headers });
};
