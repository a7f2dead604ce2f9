import type { AnyEndpoint, RequestOf, ResponseOf } from '@baize/gateway/contract';
import { useId, useRef } from 'react';
import useSWRMutation from 'swr/mutation';
import { call } from './call.ts';
import type { CallError } from './call-error.ts';
import { useIdempotencyKey } from './idempotency-key.ts';
import { retrySealed } from './retry-sealed.ts';
import { toCallError, toDisplayError } from './to-call-error.ts';
import { useRevalidate } from './use-revalidate.ts';

/** How a run ended. One that was ignored was not sent: another was still under way. */
export type Outcome<Value> =
  | { readonly status: 'done'; readonly value: Value; readonly error?: undefined }
  | { readonly status: 'failed'; readonly error: CallError }
  | { readonly status: 'ignored'; readonly error?: undefined };

export interface Command<Payload, Value> {
  /** Sends, one at a time, under the idempotency key of the intent. Never rejects. */
  run(payload: Payload): Promise<Outcome<Value>>;
  readonly isBusy: boolean;
  /** Why the last run failed, for the place of the form; none while another is under way. */
  readonly error: CallError | undefined;
  /** Forgets the error. */
  reset(): void;
}

export interface CommandOptions<Payload> {
  /** What is asked for again after each run; after a refusal too, for what was shown may be old. */
  readonly invalidates?: readonly AnyEndpoint[];
  /**
   * What of the payload makes it the same intent, where not all of it does: a password typed anew is
   * still the same order.
   */
  intentOf?(payload: Payload): unknown;
}

/** The work of a command that is more than one endpoint. @throws {CallError} */
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
 * A call that changes something, for a form or a button. The idempotency key stays the same while
 * the intent is the same and the gateway has not decided about it.
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
      // SWR would discard the end of a run under way.
      if (!isRunning.current) reset();
    },
  };
}
