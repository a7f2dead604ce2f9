import type { AnyEndpoint, RequestOf, ResponseOf } from '@baize/gateway/contract';
import { useId, useRef } from 'react';
import useSWRMutation from 'swr/mutation';
import { call } from './call.ts';
import type { CallError } from './call-error.ts';
import { useIdempotencyKey } from './idempotency-key.ts';
import { retrySealed } from './retry-sealed.ts';
import { toCallError, toDisplayError } from './to-call-error.ts';
import { useRevalidate } from './use-revalidate.ts';

/** The result of a run. One that was ignored was not sent, because another was in progress. */
export type Outcome<Value> =
  | { readonly status: 'done'; readonly value: Value; readonly error?: undefined }
  | { readonly status: 'failed'; readonly error: CallError }
  | { readonly status: 'ignored'; readonly error?: undefined };

interface Command<Payload, Value> {
  /** Sends the call, one at a time, with the idempotency key of the intent. Never rejects. */
  run(payload: Payload): Promise<Outcome<Value>>;
  readonly isBusy: boolean;
  /** Why the last run failed, for display in the form; undefined while another is in progress. */
  readonly error: CallError | undefined;
  /** Clears the error. */
  reset(): void;
}

interface CommandOptions<Payload> {
  /**
   * The endpoints to revalidate after each run, also after a rejection, because the shown data may
   * be outdated.
   */
  readonly invalidates?: readonly AnyEndpoint[];
  /**
   * The part of the payload that identifies the intent, where it is not all of it: with a retyped
   * password it is still the same order.
   */
  intentOf?(payload: Payload): unknown;
}

/**
 * The work of a command that consists of several calls.
 * @throws {CallError}
 */
export type Work<Payload, Value> = (
  payload: Payload,
  options: { readonly idempotencyKey: string },
) => Promise<Value>;

interface CommandKey {
  readonly command: string;
  readonly path: string | undefined;
}

export function useCommand<E extends AnyEndpoint>(
  endpoint: E,
  options?: CommandOptions<RequestOf<E>>,
): Command<RequestOf<E>, ResponseOf<E>>;
export function useCommand<Payload = void, Value = void>(
  work: Work<Payload, Value>,
  options?: CommandOptions<Payload>,
): Command<Payload, Value>;

/**
 * A call that changes data, for a form or a button. The idempotency key stays the same while the
 * intent is the same and the gateway has not decided about it.
 */
export function useCommand<Payload, Value>(
  endpointOrWork: AnyEndpoint | Work<Payload, Value>,
  { invalidates = [], intentOf = (payload) => payload }: CommandOptions<Payload> = {},
): Command<Payload, Value> {
  const idempotencyKey = useIdempotencyKey();
  const revalidate = useRevalidate();
  const isRunning = useRef(false);
  const endpoint = typeof endpointOrWork === 'function' ? undefined : endpointOrWork;
  const work: Work<Payload, Value> =
    typeof endpointOrWork === 'function'
      ? endpointOrWork
      : (payload, options) =>
          // The overloads give payload and value the endpoint's own types.
          call(
            endpointOrWork,
            payload as RequestOf<AnyEndpoint>,
            endpointOrWork.idempotent ? options : {},
          ) as Promise<Value>;

  const send = async (payload: Payload): Promise<Value> => {
    const key = idempotencyKey.of(intentOf(payload));
    try {
      const value = await retrySealed(() => work(payload, { idempotencyKey: key }));
      idempotencyKey.settle(key);
      return value;
    } catch (error) {
      const failure = toCallError(error);
      if (failure.isDecided) idempotencyKey.settle(key);
      throw failure;
    }
  };
  const key: CommandKey = { command: useId(), path: endpoint?.path };
  const { trigger, isMutating, error, reset } = useSWRMutation<
    Value,
    CallError,
    CommandKey,
    Payload
  >(key, (_key, { arg }) => send(arg), { revalidate: false });

  const run: Command<Payload, Value>['run'] = async (payload) => {
    if (isRunning.current) return { status: 'ignored' };
    isRunning.current = true;
    reset();
    try {
      const value = await (trigger as (arg: Payload) => Promise<Value>)(payload);
      return { status: 'done', value };
    } catch (failure) {
      return { status: 'failed', error: toCallError(failure) };
    } finally {
      isRunning.current = false;
      void revalidate(invalidates);
    }
  };
  return {
    run,
    isBusy: isMutating,
    error: toDisplayError(error),
    reset: () => {
      // SWR's own reset would discard the result of a run in progress.
      if (!isRunning.current) reset();
    },
  };
}
