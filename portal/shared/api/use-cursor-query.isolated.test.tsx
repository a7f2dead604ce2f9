// @vitest-environment happy-dom
import { teamMembersList } from '@baize/gateway/contract';
import { act, render, waitFor } from '@testing-library/react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionState } from '../session/session-store.ts';
import { CallError } from './call-error.ts';
import { useClearMemberData } from './use-clear-member-data.ts';
import { type CursorList, useCursorQuery } from './use-cursor-query.ts';
import { useRevalidate } from './use-revalidate.ts';

const call = vi.hoisted(() => vi.fn());
const who = vi.hoisted(() => ({ current: {} as Partial<SessionState> }));
vi.mock('./call.ts', () => ({ call }));
vi.mock('../messages/language-store.ts', () => ({
  useLanguage: () => 'EN',
  currentLanguage: () => 'EN',
}));
vi.mock('../session/session-store.ts', () => ({
  resumptions: { get: () => 0, subscribe: () => () => undefined },
  session: { isLeaving: () => false, get: () => who.current },
  useSession: () => who.current,
  useSessionPart: (part: (state: Partial<SessionState>) => unknown) => part(who.current),
}));

interface Asked {
  readonly cursor?: string;
  readonly search?: string;
}

/** The gateway's pages of rows by filter. */
let pages: Record<string, readonly (readonly string[])[]>;
/** The failing calls, by filter and page number. */
let failing: Record<string, CallError>;
const LOST = new CallError('network');

const nameOf = ({ search = '', cursor = '1' }: Asked) => `${search}${cursor}`;

beforeEach(() => {
  who.current = { token: 'one', account: 'ana', isLogin: true, takeovers: 0 };
  pages = { all: [['first'], ['second'], ['third']], bea: [['bea']] };
  failing = {};
  call.mockReset();
  call.mockImplementation(async (_endpoint: unknown, asked: Asked) => {
    const failure = failing[nameOf(asked)];
    if (failure) throw failure;
    const found = pages[asked.search ?? ''] ?? [];
    const number = Number(asked.cursor ?? 1);
    return {
      list: found[number - 1],
      total: found.length,
      ...(number < found.length && { next: String(number + 1) }),
    };
  });
});

/** The pages that were requested since the last call. */
function takeAsked(): string[] {
  const asked = call.mock.calls.map(([, payload]) => nameOf(payload));
  call.mockClear();
  return asked;
}

/** What is rendered: a list with a filter, one without a filter yet, or another screen. */
type Shown = string | null | 'elsewhere';

/** A list as a screen renders it, and an action elsewhere on the page. */
function screen(first: Shown, options: SWRConfiguration = {}) {
  const cache = new Map();
  const config = { provider: () => cache, shouldRetryOnError: false, ...options };
  let list: CursorList<typeof teamMembersList> | undefined;
  let revalidate: ReturnType<typeof useRevalidate> | undefined;
  function List({ search }: { search: string | null }) {
    const filter = { pageSize: 1, sort: 'account', descending: 'false' } as const;
    list = useCursorQuery(teamMembersList, search === null ? null : { ...filter, search });
    return null;
  }
  function Page() {
    useClearMemberData();
    revalidate = useRevalidate();
    return null;
  }
  const page = (shown: Shown) => (
    <SWRConfig value={config}>
      <Page />
      {shown !== 'elsewhere' && <List search={shown} />}
    </SWRConfig>
  );
  const { rerender } = render(page(first));
  const now = () => {
    if (!list) throw new Error('No list is shown.');
    return list;
  };
  const rows = (...expected: string[]) => waitFor(() => expect(now().rows).toEqual(expected));
  return {
    now,
    rows,
    show: (shown: Shown) => rerender(page(shown)),
    more: () => act(async () => now().loadMore()),
    invalidate: () => act(async () => revalidate?.([teamMembersList])),
  };
}

/** A list of three pages of which two are loaded. */
async function twoPages(options?: SWRConfiguration) {
  const shown = screen('all', options);
  await shown.rows('first');
  await shown.more();
  await shown.rows('first', 'second');
  return shown;
}

test('each next page is requested alone', async () => {
  const { more, rows, now } = await twoPages();
  expect(takeAsked()).toEqual(['all1', 'all2']);
  expect(now()).toMatchObject({ hasMore: true, isLoadingMore: false });
  await more();
  await rows('first', 'second', 'third');
  expect(takeAsked()).toEqual(['all3']);
  expect(now()).toMatchObject({ hasMore: false, isLoadingMore: false });
});

test.each([
  ['another screen', 'elsewhere'],
  ['what waits', null],
  ['another filter', 'bea'],
])('a return from %s shows the loaded pages, and then the revalidated ones', async (_, away) => {
  const { show, rows, now } = await twoPages();
  show(away);
  await act(async () => undefined);
  takeAsked();
  pages.all = [['new'], ['first'], ['second']];
  show('all');
  expect(now().rows).toEqual(['first', 'second']);
  await rows('new', 'first');
  expect(takeAsked()).toEqual(['all1', 'all2']);
});

test('a command revalidates all visible pages, also after the next page has failed', async () => {
  const { invalidate, more, rows, now } = await twoPages();
  failing = { all3: LOST };
  await more();
  await waitFor(() => expect(now().error).toBe(LOST));
  failing = {};
  takeAsked();
  pages.all = [['new'], ['first'], ['second']];
  await invalidate();
  await rows('new', 'first', 'second');
  expect(takeAsked()).toEqual(['all1', 'all2', 'all3']);
});

test('a command reaches a list that is not mounted, even if it was loading when it was left', async () => {
  const late = Promise.withResolvers();
  call.mockReturnValueOnce(late.promise);
  const { show, invalidate, rows } = screen('all');
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  show(null);
  pages.all = [['new']];
  await invalidate();
  show('all');
  await act(async () => late.resolve({ list: ['old'], total: 1 }));
  await rows('new');
});

test('all visible pages are revalidated when the connection returns, and none on window focus', async () => {
  const { rows } = await twoPages({ dedupingInterval: 0, focusThrottleInterval: -1 });
  takeAsked();
  pages.all = [['new'], ['first']];
  await act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
  act(() => void window.dispatchEvent(new Event('focus')));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
  expect(takeAsked()).toEqual([]);
  act(() => void window.dispatchEvent(new Event('online')));
  await rows('new', 'first');
  expect(takeAsked()).toEqual(['all1', 'all2']);
});

test('nothing is requested while the session is interrupted, and all visible pages after the login', async () => {
  const { rows, show } = await twoPages({ dedupingInterval: 0 });
  takeAsked();
  who.current = { ...who.current, isInterrupted: true };
  await act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
  act(() => void window.dispatchEvent(new Event('online')));
  show('all');
  await rows('first', 'second');
  expect(takeAsked()).toEqual([]);
  who.current = { ...who.current, isInterrupted: false };
  show('all');
  await waitFor(() => expect(takeAsked()).toEqual(['all1', 'all2']));
});

test('the data of one account are never shown to another', async () => {
  const { show, rows, now } = await twoPages();
  who.current = { ...who.current, token: 'two', account: 'ben' };
  show('all');
  expect(now().rows).toBeUndefined();
  await rows('first');
});

test('another filter keeps the rows until its own have loaded, and shows none where it fails', async () => {
  const { show, rows, now } = await twoPages();
  failing = { bea1: new CallError('not_found', { status: 404 }) };
  show('bea');
  expect(now()).toMatchObject({ rows: ['first', 'second'], isPrevious: true });
  await waitFor(() => expect(now().error).toMatchObject({ code: 'not_found' }));
  expect(now()).toMatchObject({ first: undefined, rows: undefined, hasMore: false });
  expect(now().isPrevious).toBe(false);
  failing = {};
  act(() => now().retry());
  await rows('bea');
  expect(now().error).toBeUndefined();
});

test('a failed further page, or a failed revalidation, keeps the loaded rows', async () => {
  const { more, rows, now } = await twoPages();
  failing = { all3: LOST };
  await more();
  await waitFor(() => expect(now().error).toBe(LOST));
  await rows('first', 'second');
  expect(now()).toMatchObject({ first: { total: 3 }, hasMore: true, isLoadingMore: false });
  failing = { all1: LOST };
  takeAsked();
  act(() => now().retry());
  await waitFor(() => expect(takeAsked()).toEqual(['all1']));
  await waitFor(() => expect(now().error).toBe(LOST));
  await rows('first', 'second');
});

test('an automatic retry of the next page requests it alone', async () => {
  const again: (() => void)[] = [];
  const { more, rows, now } = await twoPages({
    shouldRetryOnError: true,
    onErrorRetry: (_error, _key, _config, revalidate) =>
      again.push(() => void revalidate({ dedupe: true })),
  });
  failing = { all3: LOST };
  await more();
  await waitFor(() => expect(now().error).toBe(LOST));
  failing = {};
  takeAsked();
  act(() => again[0]?.());
  await rows('first', 'second', 'third');
  expect(takeAsked()).toEqual(['all3']);
});
