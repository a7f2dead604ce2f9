import type { AnyEndpoint, ResponseOf } from '@baize/gateway/contract';
import { type ReactNode, useMemo } from 'react';
import { type Middleware, SWRConfig } from 'swr';
import type { CallError } from './call-error.ts';

/** What the gateway answers in a story: a value, or the error that the call ends with. */
export interface StoryAnswer {
  readonly endpoint: AnyEndpoint;
  readonly value: unknown;
}

/** An answer as the contract has it: a field that is missing or wrong does not compile. */
export const answer = <E extends AnyEndpoint>(
  endpoint: E,
  value: ResponseOf<E> | CallError,
): StoryAnswer => ({ endpoint, value });

type PageKey = (index: number, before: null) => unknown;

/** Calls are answered from the list; one that is not in it stays on its way for ever. */
const answerFrom =
  (answers: readonly StoryAnswer[]): Middleware =>
  (useNext) =>
  (key, _fetcher, config) => {
    // Of a list by cursor the key is a function of the page: every page has the same answer.
    const queryKey: unknown = typeof key === 'function' ? (key as PageKey)(0, null) : key;
    const path =
      typeof queryKey === 'object' && queryKey && 'path' in queryKey ? queryKey.path : undefined;
    const known = answers.find(({ endpoint }) => endpoint.path === path);
    return useNext(
      key,
      () => {
        if (!known) return new Promise<never>(() => undefined);
        // biome-ignore lint/suspicious/noExplicitAny: SWR's middleware has no type for its data.
        return known.value instanceof Error ? Promise.reject(known.value) : (known.value as any);
      },
      config,
    );
  };

const NONE: readonly StoryAnswer[] = [];

interface StoryAnswersProps {
  answers?: readonly StoryAnswer[] | undefined;
  children: ReactNode;
}

/** For stories: the calls of what is inside are answered from the list. */
export function StoryAnswers({ answers = NONE, children }: StoryAnswersProps) {
  const swr = useMemo(
    () => ({
      provider: () => new Map(),
      use: [answerFrom(answers)],
      shouldRetryOnError: false,
      revalidateOnFocus: false,
    }),
    [answers],
  );
  return <SWRConfig value={swr}>{children}</SWRConfig>;
}
