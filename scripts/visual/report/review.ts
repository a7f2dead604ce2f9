import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { z } from 'zod';
import { ScriptError } from '../../terminal.ts';
import { Baseline } from '../baseline.ts';
import { reportFolder } from './write-report.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** The part of `report.json` that approval needs. */
const reportSchema = z.object({
  entries: z.array(z.object({ key: z.string(), kind: z.string(), after: z.optional(z.string()) })),
});
const keysSchema = z.array(z.string());

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Writes findings of the last run into the baseline, as `--update` would: the new picture, or none without a story.
 * @throws {ScriptError} for a key that the report does not have or whose story failed
 */
export async function approve(
  keys: readonly string[],
  folder: string,
  baseline: Baseline,
): Promise<void> {
  const { entries } = reportSchema.parse(
    JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')),
  );
  const found = keys.map((key) => {
    const entry = entries.find((each) => each.key === key);
    if (!entry || entry.kind === 'broken') {
      throw new ScriptError(`${key} has nothing in the report that can be approved.`);
    }
    return entry;
  });
  for (const { key, after } of found) {
    if (after) await baseline.put(key, await readFile(join(folder, after)));
    else baseline.remove(key);
  }
  await baseline.save(baseline.browser);
}

/**
 * Serves the report of the last run on this machine, and accepts approvals from its page only: they carry a token that no
 * other site can read.
 * @returns the address to open
 */
export async function serveReview(
  folder: string = reportFolder,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  await readFile(join(folder, 'index.html')).catch(() => {
    throw new ScriptError('There is no report. `npm run visual` writes one where pictures differ.');
  });
  const token = randomBytes(16).toString('hex');
  // Sequentially, because each approval writes the whole list.
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer(async (request, response) => {
    try {
      if (request.method === 'POST' && request.url === '/approve') {
        if (request.headers['x-token'] !== token) return response.writeHead(403).end('Not yours.');
        const keys = keysSchema.parse(JSON.parse(await bodyOf(request)));
        const work = last.then(async () => approve(keys, folder, await Baseline.open()));
        last = work.catch(() => undefined);
        await work;
        return response.writeHead(204).end();
      }
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const path = normalize(join(folder, pathname === '/' ? 'index.html' : pathname));
      const type = TYPES[extname(path)];
      if (!path.startsWith(folder) || !type) return response.writeHead(404).end();
      const file = await readFile(path);
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(file);
    } catch (error) {
      response.writeHead(400).end(error instanceof Error ? error.message : String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new ScriptError('The report is not served.');
  return {
    url: `http://127.0.0.1:${address.port}/#token=${token}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
