import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { buildBrands } from '../../tokens/src/build.ts';
import { safeSvg } from '../../tokens/src/clean-svg.ts';
import { brandSlugs, brandsFolder, loadBrand } from '../../tokens/src/load.ts';
import { errorsOf, TokenError } from '../../tokens/src/values.ts';
import { BRAND_CHANGED, STUDIO_PATH } from './paths.ts';

/** The files of a brand that the studio writes. */
const FILES =
  /^(?:(?:brand|dark|light)\.tokens\.json|layout\.json|(?:logo|logo\.dark|logo\.light|mark)\.svg)$/;
/** A token file or a drawing is a hundredth of it, in bytes. */
const MOST = 500_000;
/** Milliseconds in which the changes of one save become one build. */
const TOGETHER = 150;

/** Only a page of this very server may write: no other site that is open in the browser. */
function isOwn({ headers }: IncomingMessage): boolean {
  const { host = '', origin } = headers;
  const name = host.replace(/:\d+$/, '');
  const isHere = name === 'localhost' || name === '127.0.0.1' || name === '[::1]';
  return isHere && origin === `http://${host}`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > MOST) throw new TokenError('the file', `is larger than ${MOST} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/**
 * Writes one file of a brand, if the brand can be read with it. Throws a TokenError of all that is
 * wrong; what was there before stays then.
 */
async function saveBrandFile(
  slug: string,
  file: string,
  text: string,
  brands: string,
): Promise<void> {
  if (!(await brandSlugs(brands)).includes(slug)) throw new TokenError(slug, 'is no brand here');
  if (!FILES.test(file)) throw new TokenError(file, 'is no file that the studio writes');
  const folder = join(brands, slug);
  // As deep as the brands, so that what it names beside them is found.
  const trial = await mkdtemp(join(dirname(brands), '.studio-'));
  try {
    const copy = join(trial, slug);
    await cp(folder, copy, { recursive: true });
    await writeFile(join(copy, file), text);
    await loadBrand(copy);
    if (file.endsWith('.svg')) await safeSvg(file, text);
    await rename(join(copy, file), join(folder, file));
  } finally {
    await rm(trial, { recursive: true, force: true });
  }
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

/**
 * Answers `GET /` (there is somebody who saves) and `PUT /<slug>/<file>`: 200, or 422 with what is
 * wrong, or 403 for pages of other servers.
 */
export async function handleBrandFile(
  request: IncomingMessage,
  response: ServerResponse,
  brands = brandsFolder,
): Promise<void> {
  const [, slug = '', file = ''] = (request.url ?? '').split('?')[0]?.split('/') ?? [];
  if (request.method === 'GET' && slug === '') return answer(response, 200, { saves: true });
  if (!isOwn(request)) return answer(response, 403, { problems: ['Only pages of this server.'] });
  if (request.method !== 'PUT') return answer(response, 405, { problems: ['Only PUT.'] });
  try {
    await saveBrandFile(slug, file, await bodyOf(request), brands);
    answer(response, 200, { problems: [] });
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    answer(response, 422, { problems: errorsOf(error).map(({ message }) => message) });
  }
}

/**
 * Lets the workbench of `npm run storybook` save a brand to its folder, and tells pages when a file
 * of a brand changes there, by whomever: its CSS is built anew. No part of a built Storybook.
 * @param out where Storybook serves brands from
 */
export function brandStudio(out: string): Plugin {
  return {
    name: 'baize-brand-studio',
    apply: (_config, { command }) => command === 'serve' && !process.env.VITEST,
    configureServer(server) {
      server.middlewares.use(STUDIO_PATH, (request, response, next) => {
        handleBrandFile(request, response).catch(next);
      });
      const changed = new Set<string>();
      let waiting: NodeJS.Timeout | undefined;
      const build = async () => {
        const slugs = [...changed];
        changed.clear();
        const complain = (slug: string, what: string) => console.warn(`${slug}: ${what}`);
        await buildBrands(out, undefined, { complain });
        for (const slug of slugs) server.ws.send(BRAND_CHANGED, { slug });
      };
      server.watcher.add(brandsFolder);
      server.watcher.on('all', (_event, path) => {
        const slug = path.startsWith(`${brandsFolder}/`)
          ? path.slice(brandsFolder.length + 1).split('/')[0]
          : undefined;
        if (!slug) return;
        changed.add(slug);
        clearTimeout(waiting);
        waiting = setTimeout(() => {
          // A file that cannot be read is told, and the brand stays as it was.
          build().catch((error: unknown) => console.error(error));
        }, TOGETHER);
      });
    },
  };
}
