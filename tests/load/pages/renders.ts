import { Agent, get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { ScriptError } from '../../../scripts/terminal.ts';
import { ownAddress } from '../../contract/client.ts';
import { IP_HEADER } from '../../e2e/support/environment.ts';

/** Pages that are the target of searches or links. */
export const PATHS = [
  '/',
  '/rng',
  '/live',
  '/fish',
  '/promotions',
  '/pointMall',
  '/mirrors',
  '/agent',
];

/** Cookies for every brand in every language: the gateway caches pages for each. */
export const LOOKS = ['meridian', 'cedar', 'lantern', 'volt'].flatMap((brand) =>
  ['EN', 'TY'].map((lang) => `brand=${brand}; lang=${lang}`),
);
const [FIRST, ...OTHERS] = LOOKS;
/** Number of requests of a cached page. */
const AGAIN = 50;

export interface PageResponse {
  /** Milliseconds until the whole page was received. */
  readonly time: number;
  /** The compressed body (Brotli). */
  readonly body: Buffer;
}

/** False where the gateway left the page to the browser. */
export const isRendered = ({ body }: PageResponse): boolean =>
  brotliDecompressSync(body).includes('<main');

/** Keeps connections alive, as browsers do. */
const agent = new Agent({ keepAlive: true });

const respond = (address: string, headers: OutgoingHttpHeaders): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(address, { agent, headers }, resolve).on('error', reject);
  });

/**
 * Requests a page from a client address of its own. The body stays compressed, so that the client uses as little as
 * possible of the machine that it shares with the gateway.
 * @throws {ScriptError} for a response that is not a page
 */
export async function requestPage(
  url: string,
  path: string,
  cookie = FIRST ?? '',
): Promise<PageResponse> {
  const begun = performance.now();
  const headers = { cookie, 'accept-encoding': 'br', [IP_HEADER]: ownAddress() };
  const answer = await respond(url + path, headers);
  const body = await buffer(answer);
  const time = performance.now() - begun;
  if (answer.statusCode !== 200)
    throw new ScriptError(`${path} (${cookie}): ${answer.statusCode}.`);
  return { time, body };
}

/** @throws {ScriptError} for a page that the gateway did not render */
async function timeOf(url: string, path: string, cookie?: string): Promise<number> {
  const asked = await requestPage(url, path, cookie);
  if (!isRendered(asked)) throw new ScriptError(`${path} (${cookie}) was not rendered.`);
  return asked.time;
}

/** Measures each page in looks that are not cached. The first look includes one-time compilation. */
export async function coldTimes(url: string): Promise<number[]> {
  for (const path of PATHS) await timeOf(url, path);
  const times: number[] = [];
  for (const cookie of OTHERS) {
    for (const path of PATHS) times.push(await timeOf(url, path, cookie));
  }
  return times;
}

/** Measures each page once it is cached. */
export async function warmTimes(url: string): Promise<number[]> {
  const times: number[] = [];
  for (const path of PATHS) {
    await timeOf(url, path);
    for (let asked = 0; asked < AGAIN; asked += 1) times.push(await timeOf(url, path));
  }
  return times;
}
