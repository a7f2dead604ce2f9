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

interface Asked {
  /** Milliseconds until the whole page was here. */
  readonly time: number;
  /** False where the gateway left it to the browser. */
  readonly isDrawn: boolean;
}

/**
 * Asks for a page from an address of its own.
 * @throws {ScriptError} for an answer that is no page
 */
export async function askFor(url: string, path: string, cookie = FIRST ?? ''): Promise<Asked> {
  const begun = performance.now();
  const answer = await fetch(url + path, { headers: { cookie, [IP_HEADER]: ownAddress() } });
  const html = await answer.text();
  const time = performance.now() - begun;
  if (answer.status !== 200) throw new ScriptError(`${path} (${cookie}): ${answer.status}.`);
  return { time, isDrawn: html.includes('<main') };
}

/** @throws {ScriptError} for a page that the gateway did not draw */
async function timeOf(url: string, path: string, cookie?: string): Promise<number> {
  const { time, isDrawn } = await askFor(url, path, cookie);
  if (!isDrawn) throw new ScriptError(`${path} (${cookie}) was not drawn.`);
  return time;
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
