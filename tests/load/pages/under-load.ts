import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { gameList } from '../../../gateway/contract/games.ts';
import { RENDERING } from '../../../scripts/speed/budgets.ts';
import { ScriptError } from '../../../scripts/terminal.ts';
import { createClient, ownAddress } from '../../contract/client.ts';
import { IP_HEADER } from '../../e2e/support/environment.ts';
import { launch } from '../../e2e/support/launch.ts';
import { registerMember } from '../../e2e/support/members.ts';
import { payIn } from '../../e2e/support/pay-in.ts';
import { isRendered, LOOKS, PATHS, type PageResponse, requestPage } from './renders.ts';

/** Members who bet continuously, as fast as the game's minimum duration allows (R10.10). */
const MEMBERS = 20;
const MONEY = 1000;
/** Milliseconds over which their start is distributed. */
const BEGIN_WITHIN = 3000;
/** One page in so many has an uncached query. */
const MADE_UP = 10;

export interface Load {
  /** Durations in milliseconds, of bets and of pages. */
  readonly bets: readonly number[];
  readonly pages: readonly number[];
  readonly wanted: number;
  /** Pages that the gateway left to the browser, as it does under load. */
  readonly notRendered: number;
  readonly failed: number;
}

interface Bettor {
  /** The launch with which bets are sent. */
  readonly token: string;
  readonly ip: string;
}

async function createBettor(url: string): Promise<Bettor> {
  const ip = ownAddress();
  const client = createClient(url, ip);
  const { session } = await registerMember(url);
  await payIn(client, session.token, MONEY);
  const { games } = await client.value(gameList, {
    gameType: 'RNG',
    language: 'EN',
    clientType: 3,
    platform: 'flash,html5-desktop',
    pageNo: 1,
    pageSize: 18,
    gameName: 'Emberfall Dragon',
  });
  const [game] = games;
  if (!game) throw new ScriptError('The game to bet on does not exist.');
  const address = await launch({ client }, session.token, game);
  return { token: address.slice(address.indexOf('#') + 1), ip };
}

async function ask(url: string, { token, ip }: Bettor, path: string, body?: object) {
  const answer = await fetch(`${url}/sandbox/play/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: token, 'Content-Type': 'application/json', [IP_HEADER]: ip },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { success, value, errorCode } = await answer.json();
  if (!success) throw new ScriptError(`A bet was refused: ${errorCode}.`);
  return value;
}

async function betUntil(url: string, bettor: Bettor, end: number, times: number[]): Promise<void> {
  // Distributes the starts over time.
  await wait(Math.random() * BEGIN_WITHIN);
  const { minBet } = await ask(url, bettor, 'state');
  while (performance.now() < end) {
    const begun = performance.now();
    const { waitMs } = await ask(url, bettor, 'round', { key: randomUUID(), bet: minBet });
    times.push(performance.now() - begun);
    await wait(waitMs);
  }
}

/** Requests a fixed number of pages a second, independent of the responses, while members bet. */
export async function underLoad(url: string, seconds: number): Promise<Load> {
  const bettors: Bettor[] = [];
  for (let number = 0; number < MEMBERS; number += 1) bettors.push(await createBettor(url));
  const end = performance.now() + seconds * 1000;
  const bets: number[] = [];
  const pages: PageResponse[] = [];
  let failed = 0;
  const betting = bettors.map((bettor) => betUntil(url, bettor, end, bets));
  const wanted = RENDERING.pagesPerSecond * seconds;
  const asking: Promise<void>[] = [];
  const begun = performance.now();
  for (let number = 0; number < wanted; number += 1) {
    const path = PATHS[number % PATHS.length] ?? '/';
    const query = number % MADE_UP === 0 ? `?page=${number}` : '';
    // All pages of one look come before those of the next.
    const look = LOOKS[Math.floor(number / PATHS.length) % LOOKS.length];
    const page = requestPage(url, path + query, look);
    asking.push(
      page.then(
        (answered) => {
          pages.push(answered);
        },
        () => {
          failed += 1;
        },
      ),
    );
    const due = begun + ((number + 1) * 1000) / RENDERING.pagesPerSecond;
    await wait(Math.max(0, due - performance.now()));
  }
  await Promise.all([...betting, ...asking]);
  const notRendered = pages.filter((page) => !isRendered(page)).length;
  return { bets, pages: pages.map(({ time }) => time), wanted, notRendered, failed };
}
