import { Agent, get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { ScriptError } from '../../../scripts/terminal.ts';
import { ownAddress } from '../../contract/client.ts';
import { IP_HEADER } from '../../e2e/support/environment.ts';

/** Pages that a search or a link leads to. */
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

/** Cookies of every brand in every language: each has pages of its own. */
export const LOOKS = ['meridian', 'cedar', 'lantern', 'volt'].flatMap((brand) =>
  ['EN', 'TY'].map((lang) => `brand=${brand}; lang=${lang}`),
);
const [FIRST, ...OTHERS] = LOOKS;
/** So often a page that is kept is asked for. */
const AGAIN = 50;

export interface Asked {
  /** Milliseconds until the whole page was here. */
  readonly time: number;
  /** As it came over the line (Brotli). */
  readonly body: Buffer;
}

/** False where the gateway left the page to the browser. */
export const isDrawn = ({ body }: Asked): boolean => brotliDecompressSync(body).includes('<main');

/** Browsers keep their connections. */
const agent = new Agent({ keepAlive: true });

const respond = (address: string, headers: OutgoingHttpHeaders): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(address, { agent, headers }, resolve).on('error', reject);
  });

/**
 * Asks for a page from an address of its own. It stays compressed, so that who asks takes as little as
 * can be of the machine that they share with the gateway.
 * @throws {ScriptError} for an answer that is no page
 */
export async function askFor(url: string, path: string, cookie = FIRST ?? ''): Promise<Asked> {
  const begun = performance.now();
  const headers = { cookie, 'accept-encoding': 'br', [IP_HEADER]: ownAddress() };
  const answer = await respond(url + path, headers);
  const body = await buffer(answer);
  const time = performance.now() - begun;
  if (answer.statusCode !== 200)
    throw new ScriptError(`${path} (${cookie}): ${answer.statusCode}.`);
  return { time, body };
}

/** @throws {ScriptError} for a page that the gateway did not draw */
async function timeOf(url: string, path: string, cookie?: string): Promise<number> {
  const asked = await askFor(url, path, cookie);
  if (!isDrawn(asked)) throw new ScriptError(`${path} (${cookie}) was not drawn.`);
  return asked.time;
}

/** Of each page in looks that nobody asked for. The first look pays for what is compiled once. */
export async function coldTimes(url: string): Promise<number[]> {
  for (const path of PATHS) await timeOf(url, path);
  const times: number[] = [];
  for (const cookie of OTHERS) {
    for (const path of PATHS) times.push(await timeOf(url, path, cookie));
  }
  return times;
}

/** Of each page, once it is kept. */
export async function warmTimes(url: string): Promise<number[]> {
  const times: number[] = [];
  for (const path of PATHS) {
    await timeOf(url, path);
    for (let asked = 0; asked < AGAIN; asked += 1) times.push(await timeOf(url, path));
  }
  return times;
}
