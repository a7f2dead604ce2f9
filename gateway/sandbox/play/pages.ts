import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { resolve } from 'node:path';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { sandboxPolicy } from '@baize/gateway/core/security-headers.ts';
import type { Context, Hono } from 'hono';

/** Games, and the chat, whose `client` folder is served; `play` holds what they share. */
const GAMES: readonly string[] = [
  'chat',
  'play',
  'slot',
  'baccarat',
  'fish',
  'hi-lo',
  'match',
  'draw',
  'lottery',
];

const SCRIPT = 'text/javascript; charset=utf-8';
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  ts: SCRIPT,
  css: 'text/css; charset=utf-8',
};

/**
 * Node strips the types of its own modules the same way. Calling it by name is announced as
 * experimental on every start, which would only worry whoever runs the gateway.
 */
function stripTypes(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** The file as a browser takes it. */
async function readPage(path: string, type: string): Promise<string> {
  const text = await readFile(path, 'utf8');
  return type === SCRIPT ? stripTypes(text) : text;
}

/**
 * Serves the games' pages as they are written: typed modules without their types, no build. The
 * addresses mirror the folders, so that imports mean the same here and there. Only names that the
 * folder lists are read: no path can climb out of it.
 */
export function serveGamePages(app: Hono): void {
  const serveFile = async (context: Context, game: string, name: string): Promise<Response> => {
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)];
    const folder = resolve(import.meta.dirname, '..', game, 'client');
    if (!GAMES.includes(game) || !type || !(await readdir(folder)).includes(name)) {
      throw new GatewayError('not_found');
    }
    const body = await readPage(resolve(folder, name), type);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    context.header('ETag', etag);
    context.header('Cache-Control', 'no-cache');
    context.header('Content-Type', type);
    context.header('Content-Security-Policy', sandboxPolicy(randomBytes(16).toString('base64url')));
    if (context.req.header('if-none-match') === etag) return context.body(null, 304);
    return context.body(body);
  };
  app.get('/sandbox/games/:game/', (context) =>
    serveFile(context, context.req.param('game'), 'index.html'),
  );
  app.get('/sandbox/games/:game/client/:file', (context) =>
    serveFile(context, context.req.param('game'), context.req.param('file')),
  );
}
