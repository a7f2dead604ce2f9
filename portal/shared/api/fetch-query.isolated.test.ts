import { type Game, gameList, popularGames } from '@baize/gateway/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { fetchQuery, prefetchQuery } from './fetch-query.ts';

const call = vi.hoisted(() => vi.fn());
const who = vi.hoisted(() => ({ token: 'one', language: 'EN' }));
vi.mock('./call.ts', () => ({ call }));
vi.mock('../messages/language-store.ts', () => ({ currentLanguage: () => who.language }));
vi.mock('../session/session-store.ts', () => ({ session: { get: () => who } }));

const games: readonly Game[] = [];
const list = (gameName: string) => ({ gameName }) as never;
const wanted = () => new AbortController().signal;
/** The signal of the last call. */
const sentSignal = (): AbortSignal => call.mock.lastCall?.[2].signal;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(who, { token: 'one', language: 'EN' });
  call.mockReset().mockResolvedValue(games);
});
afterEach(async () => {
  // A prefetch that one test left is too old for the next.
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
});

test('a prefetched response is used once, by the query with the same request', async () => {
  prefetchQuery(gameList, list('d'));
  expect(call).toHaveBeenCalledTimes(1);
  expect(await fetchQuery(gameList, list('d'), wanted())).toBe(games);
  expect(call).toHaveBeenCalledTimes(1);
  await fetchQuery(gameList, list('d'), wanted());
  expect(call).toHaveBeenCalledTimes(2);
});

test('another request, endpoint, language or session, or a prefetch older than a second, is requested again', async () => {
  const others: [string, () => unknown][] = [
    ['another request', () => fetchQuery(gameList, list('dr'), wanted())],
    ['another endpoint', () => fetchQuery(popularGames, list('d'), wanted())],
    [
      'another language',
      () => {
        who.language = 'TY';
        return fetchQuery(gameList, list('d'), wanted());
      },
    ],
    [
      'another session',
      () => {
        who.token = 'two';
        return fetchQuery(gameList, list('d'), wanted());
      },
    ],
    [
      'a second later',
      () => {
        vi.advanceTimersByTime(1000);
        return fetchQuery(gameList, list('d'), wanted());
      },
    ],
  ];
  for (const [name, askOther] of others) {
    Object.assign(who, { token: 'one', language: 'EN' });
    prefetchQuery(gameList, list('d'));
    call.mockClear();
    await askOther();
    expect(call, name).toHaveBeenCalledTimes(1);
  }
});

test('the next prefetch aborts an unused one; a query aborts the prefetch that it uses', async () => {
  prefetchQuery(gameList, list('d'));
  const first = sentSignal();
  prefetchQuery(gameList, list('dr'));
  const second = sentSignal();
  expect([first.aborted, second.aborted]).toEqual([true, false]);

  const query = new AbortController();
  await fetchQuery(gameList, list('dr'), query.signal);
  prefetchQuery(gameList, list('dra'));
  expect(second.aborted).toBe(false);
  query.abort();
  expect(second.aborted).toBe(true);
});

test('a failure is thrown in the query that uses the prefetch, and nowhere else', async () => {
  const refused = new CallError('function.not.available', { status: 403 });
  call.mockRejectedValue(refused);
  prefetchQuery(gameList, list('d'));
  await vi.advanceTimersByTimeAsync(1);
  await expect(fetchQuery(gameList, list('d'), wanted())).rejects.toBe(refused);
});
