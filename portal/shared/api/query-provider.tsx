import { type ReactNode, useState } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { CallError } from './call-error.ts';
import type { ServedAnswers } from './served-answers.ts';
import { ServedCache } from './served-cache.ts';

const RETRIES = 5;

/**
 * Queries recover by themselves: a transient failure is retried with growing delays, when the
 * connection returns and when the window gets the focus. A rejection is final until something
 * changes.
 */
const OPTIONS: SWRConfiguration<unknown, unknown> = {
  dedupingInterval: 2000,
  focusThrottleInterval: 30_000,
  errorRetryCount: RETRIES,
  shouldRetryOnError: (error: unknown) => error instanceof CallError && error.isTransient,
};

interface QueryProviderProps {
  /** The answers that came with the page. */
  answers: ServedAnswers;
  children: ReactNode;
}

/**
 * The options of all queries, and their cache. It is above every component that may suspend,
 * because SWR drops a cache whose provider is hidden meanwhile.
 */
export function QueryProvider({ answers, children }: QueryProviderProps) {
  const [cache] = useState(() => new ServedCache(Object.keys(answers)));
  return (
    <SWRConfig value={{ ...OPTIONS, fallback: answers, provider: () => cache }}>
      {children}
    </SWRConfig>
  );
}
