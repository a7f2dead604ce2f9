// @vitest-environment happy-dom
import { bankCards, removeBankCard, withdraw } from '@baize/gateway/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import useSWR, { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { queryKey } from './query-key.ts';
import { type Outcome, useCommand, type Work } from './use-command.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('./call.ts', () => ({ call }));
const reported = vi.fn();

beforeEach(() => {
  reported.mockReset();
  call.mockReset();
  vi.stubGlobal('reportError', reported);
});
afterEach(() => vi.unstubAllGlobals());

interface Order {
  readonly amount: number;
  readonly password?: string;
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);

function command(work: Work<Order, string>, intentOf?: (order: Order) => unknown) {
  const { result } = renderHook(() => useCommand(work, intentOf ? { intentOf } : {}), { wrapper });
  const run = async (order: Order): Promise<Outcome<string>> => {
    let outcome: Outcome<string> = { status: 'ignored' };
    await act(async () => {
      outcome = await result.current.run(order);
    });
    return outcome;
  };
  return { result, run };
}

/** Records the keys that were sent; each test decides how a call ends. */
function sender(end: () => Promise<string>) {
  const keys: string[] = [];
  const work: Work<Order, string> = (_order, { idempotencyKey }) => {
    keys.push(idempotencyKey);
    return end();
  };
  return { keys, work };
}

const lost = new CallError('network');
const refused = new CallError('insufficient_balance', { status: 409 });

test('a run returns the value', async () => {
  const { result, run } = command(async ({ amount }) => `order ${amount}`);
  expect(await run({ amount: 5 })).toEqual({ status: 'done', value: 'order 5' });
  expect(result.current).toMatchObject({ isBusy: false, error: undefined });
});

test('a failed run returns its error, which the next run and a reset clear', async () => {
  let answer: Promise<string> = Promise.reject(refused);
  const { result, run } = command(() => answer);
  expect(await run({ amount: 5 })).toEqual({ status: 'failed', error: refused });
  expect(result.current.error).toBe(refused);
  act(() => result.current.reset());
  expect(result.current.error).toBeUndefined();
  await run({ amount: 5 });
  expect(result.current.error).toBe(refused);

  const { promise, resolve } = Promise.withResolvers<string>();
  answer = promise;
  let running: Promise<unknown> | undefined;
  act(() => {
    running = result.current.run({ amount: 5 });
  });
  expect(result.current).toMatchObject({ isBusy: true, error: undefined });
  await act(async () => {
    resolve('sent');
    await running;
  });
  expect(result.current).toMatchObject({ isBusy: false, error: undefined });
});

test('another run is ignored while one is in progress, whatever its payload', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = vi.fn(() => promise);
  const { result } = command(work);
  let first: Promise<Outcome<string>> | undefined;
  await act(async () => {
    first = result.current.run({ amount: 5 });
    expect(await result.current.run({ amount: 5 })).toEqual({ status: 'ignored' });
    expect(await result.current.run({ amount: 6 })).toEqual({ status: 'ignored' });
    // A reset does not end the run either.
    result.current.reset();
    resolve('sent');
    expect(await first).toEqual({ status: 'done', value: 'sent' });
  });
  expect(work).toHaveBeenCalledOnce();
});

test('a bug is reported and shown as unknown_error, never as a network error', async () => {
  const mistake = new TypeError('order.list is not a function');
  const { result, run } = command(() => Promise.reject(mistake));
  expect(await run({ amount: 5 })).toMatchObject({
    status: 'failed',
    error: { code: 'unknown_error', cause: mistake },
  });
  expect(result.current.error?.code).toBe('unknown_error');
  expect(reported).toHaveBeenCalledExactlyOnceWith(mistake);
});

test('a bug before the request is reported and shown in the same way', async () => {
  const mistake = new RangeError('no such amount');
  const { run } = command(() => {
    throw mistake;
  });
  expect(await run({ amount: 5 })).toMatchObject({ error: { code: 'unknown_error' } });
  expect(reported).toHaveBeenCalledExactlyOnceWith(mistake);
});

test('the end of the session is returned, and not shown in the form', async () => {
  const ended = new CallError('login.not.session', { status: 401 });
  const { result, run } = command(() => Promise.reject(ended));
  expect(await run({ amount: 5 })).toEqual({ status: 'failed', error: ended });
  expect(result.current.error).toBeUndefined();
});

test('a changed sealing key causes one retry, with the same idempotency key', async () => {
  const changed = new CallError('request_body_required', { status: 400 });
  const ends = [() => Promise.reject(changed), async () => 'sent'];
  const { keys, work } = sender(() => (ends.shift() ?? (async () => 'late'))());
  const { run } = command(work);
  expect(await run({ amount: 5 })).toEqual({ status: 'done', value: 'sent' });
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('a second changed sealing key is an error, and the idempotency key stays undecided', async () => {
  const changed = new CallError('request_body_required', { status: 400 });
  const { keys, work } = sender(() => Promise.reject(changed));
  const { run } = command(work);
  expect(await run({ amount: 5 })).toEqual({ status: 'failed', error: changed });
  await run({ amount: 5 });
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(4);
});

test('a retyped password is the same command where the command ignores it', async () => {
  const { keys, work } = sender(() => Promise.reject(lost));
  const { run } = command(work, ({ amount }) => ({ amount }));
  await run({ amount: 5, password: 'one' });
  await run({ amount: 5, password: 'other' });
  await run({ amount: 6, password: 'other' });
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

const ENDS = {
  done: { end: async () => 'sent', isDecided: true },
  refused: { end: () => Promise.reject(refused), isDecided: true },
  lost: { end: () => Promise.reject(lost), isDecided: false },
  broken: {
    end: () => Promise.reject(new CallError('unknown_error', { status: 500 })),
    isDecided: false,
  },
  loggedOut: {
    end: () => Promise.reject(new CallError('login.not.session', { status: 401 })),
    isDecided: false,
  },
  mistake: { end: () => Promise.reject(new TypeError('mistake')), isDecided: false },
} as const;
const endNames = fc.constantFrom(...(Object.keys(ENDS) as (keyof typeof ENDS)[]));

test('the key stays while the payload is the same and undecided, and changes otherwise', async () => {
  const tries = fc.array(fc.record({ amount: fc.constantFrom(1, 2), ends: endNames }), {
    minLength: 1,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(tries, async (all) => {
      let end: () => Promise<string> = ENDS.done.end;
      const { keys, work } = sender(() => end());
      const { run } = command(work);
      for (const { amount, ends } of all) {
        end = ENDS[ends].end;
        await run({ amount });
      }
      for (const [index, { amount }] of all.entries()) {
        const before = all[index - 1];
        if (!before) continue;
        const isSame = before.amount === amount && !ENDS[before.ends].isDecided;
        if (isSame) expect(keys[index]).toBe(keys[index - 1]);
        else expect(keys.slice(0, index)).not.toContain(keys[index]);
      }
    }),
    { numRuns: 40 },
  );
});

test('an endpoint is called with payload and key, and its invalidated queries are revalidated', async () => {
  call.mockResolvedValue({ orderNo: 'W1' });
  const load = vi.fn(async () => []);
  const key = queryKey(bankCards, {}, { language: 'EN', owner: 'ana' });
  const { result } = renderHook(
    () => {
      useSWR(key, load);
      return useCommand(withdraw, { invalidates: [bankCards] });
    },
    { wrapper },
  );
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  const payload = { cardId: 1, amount: 5, paymentPassword: '123456' };
  await act(async () => {
    expect(await result.current.run(payload)).toMatchObject({ status: 'done' });
  });
  expect(call).toHaveBeenCalledExactlyOnceWith(withdraw, payload, {
    idempotencyKey: expect.stringMatching(/./),
  });
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  call.mockRejectedValue(refused);
  await act(async () => void (await result.current.run(payload)));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(3));
});

test('a key is sent only where the contract requires one', async () => {
  call.mockResolvedValue({});
  const { result } = renderHook(() => useCommand(removeBankCard), { wrapper });
  await act(async () => void (await result.current.run({ cardId: 1 })));
  expect(call).toHaveBeenCalledExactlyOnceWith(removeBankCard, { cardId: 1 }, {});
});
