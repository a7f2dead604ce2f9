import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { Context } from 'hono';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const CACHE = {
  /** For names that hold a hash of the content. */
  year: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
} as const;

export interface FileRequest {
  readonly folder: string;
  /** Relative to the folder, as it came in the address. */
  readonly path: string;
  readonly cache: keyof typeof CACHE;
}

/** The file's place, or undefined for a path that would leave the folder or is hidden. */
function placeOf({ folder, path }: FileRequest): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (decoded.includes('\0') || decoded.split(/[\\/]/).some((part) => part.startsWith('.'))) {
    return undefined;
  }
  const root = normalize(folder + sep);
  const place = normalize(join(root, decoded));
  return place.startsWith(root) ? place : undefined;
}

const statFile = async (path: string) => {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found : undefined;
};

/** The variant that the build compressed and the browser takes, or the file itself. */
async function chooseVariant(place: string, accepted: string) {
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (!new RegExp(`\\b${encoding}\\b`).test(accepted)) continue;
    if (await statFile(place + ending)) return { place: place + ending, encoding };
  }
  return { place, encoding: undefined };
}

/** Serves one file, or undefined when there is none. */
export async function serveFile(
  context: Context,
  request: FileRequest,
): Promise<Response | undefined> {
  const place = placeOf(request);
  const found = place && (await statFile(place));
  if (!place || !found) return undefined;
  const etag = `W/"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
  context.header('Cache-Control', CACHE[request.cache]);
  context.header('ETag', etag);
  context.header('Vary', 'Accept-Encoding');
  if (context.req.header('if-none-match') === etag) return context.body(null, 304);
  context.header('Content-Type', TYPES[extname(place)] ?? 'application/octet-stream');
  const variant = await chooseVariant(place, context.req.header('accept-encoding') ?? '');
  if (variant.encoding) context.header('Content-Encoding', variant.encoding);
  return context.body(new Uint8Array(await readFile(variant.place)));
}
