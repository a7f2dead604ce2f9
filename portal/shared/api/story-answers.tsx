import type { AnyEndpoint, ResponseOf } from '@baize/gateway/contract';
import { type ReactNode, useMemo } from 'react';
import { type Middleware, SWRConfig } from 'swr';
import type { CallError } from './call-error.ts';

/** The gateway's answer in a story: a value, or the error of the call. */
export interface StoryAnswer {
  readonly endpoint: AnyEndpoint;
  readonly value: unknown;
}

/** A typed answer: a missing or wrong field does not compile. */
export const answer = <E extends AnyEndpoint>(
  endpoint: E,
  value: ResponseOf<E> | CallError,
): StoryAnswer => ({ endpoint, value });

type PageKey = (index: number, before: null) => unknown;

/** Answers calls from the list; a call that is not in it stays pending. */
const answerFrom =
  (answers: readonly StoryAnswer[]): Middleware =>
  (useNext) =>
  (key, _fetcher, config) => {
    // The key of a cursor list is a function of the page: every page has the same answer.
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

/** For stories: answers the calls of its children from the list. */
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
