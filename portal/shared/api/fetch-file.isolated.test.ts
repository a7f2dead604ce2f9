import { memberActivityFile, memberDataFile } from '@baize/gateway/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { fetchFile, postForFile, requestFile } from './fetch-file.ts';

const session = vi.hoisted(() => ({
  get: () => ({ token: 'one' }),
  refuse: vi.fn(),
  update: vi.fn(),
}));
vi.mock('../session/session-store.ts', () => ({ session }));
vi.mock('../boot.ts', () => ({ boot: () => ({ permission: { info: { merchant: 'baize' } } }) }));
vi.mock('./seal.ts', () => ({ seal: async () => 'sealed' }));

const FILES = [
  ['asked for', () => requestFile(memberActivityFile, { period: 'week' })],
  ['sent for', () => postForFile(memberDataFile, { password: 'Baize2026' })],
] as const;
const send = vi.fn<typeof fetch>();

const refuse = (errorCode: string, value?: object) =>
  send.mockResolvedValue(Response.json({ success: false, errorCode, value }, { status: 401 }));
/** Rejects with the signal of the request, as `fetch` and the body of an answer do. */
const untilAborted = ({ signal }: RequestInit = {}) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.resetAllMocks();
});

test.each(FILES)('a file that is %s is returned unchanged', async (_way, file) => {
  send.mockResolvedValue(new Response('a;b'));
  expect(await (await file()).text()).toBe('a;b');
});

test.each(FILES)(
  '[R8.01] the end of the session, reported by a file that is %s, is handled as in any call',
  async (_way, file) => {
    refuse('login.not.session', { reason: 'idle' });
    await expect(file()).rejects.toMatchObject({ code: 'login.not.session', status: 401 });
    expect(session.refuse).toHaveBeenCalledExactlyOnceWith('idle');
  },
);

test.each(FILES)(
  '[R10.04] a break, reported by a file that is %s, is stored',
  async (_way, file) => {
    refuse('player_excluded');
    await expect(file()).rejects.toMatchObject({ code: 'player_excluded' });
    expect(session.update).toHaveBeenCalledExactlyOnceWith({ isExcluded: true });
  },
);

test.each(FILES)(
  '[R8.02] a file that is %s times out a minute after the last byte, and not before',
  async (_way, file) => {
    send.mockImplementationOnce((_path, init) => untilAborted(init));
    const unanswered = expect(file()).rejects.toMatchObject({ code: 'timeout' });
    await vi.advanceTimersByTimeAsync(MINUTE);
    await unanswered;

    let body: ReadableStreamDefaultController<Uint8Array> | undefined;
    send.mockImplementationOnce(async (_path, init) => {
      const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        body = controller;
        void untilAborted(init).catch((reason) => controller.error(reason));
      };
      return new Response(new ReadableStream({ start }));
    });
    const settled = vi.fn();
    const halfway = file();
    halfway.then(settled, settled);
    for (const part of 'abc') {
      await vi.advanceTimersByTimeAsync(MINUTE - 1);
      body?.enqueue(new TextEncoder().encode(part));
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(settled).not.toHaveBeenCalled();
    const given = expect(halfway).rejects.toMatchObject({ code: 'timeout' });
    await vi.advanceTimersByTimeAsync(MINUTE);
    await given;
  },
);

test('an aborted file request is cancelled; a lost connection is no timeout', async () => {
  const leaving = new AbortController();
  send.mockImplementationOnce((_path, init) => untilAborted(init));
  const left = expect(fetchFile('/picture', leaving.signal)).rejects.toThrow(CallError);
  leaving.abort();
  await left;
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(fetchFile('/picture')).rejects.toMatchObject({ code: 'network' });
});
