import { type ReactNode, useState } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { CallError } from './call-error.ts';
import type { ServedAnswers } from './served-answers.ts';
import { ServedCache } from './served-cache.ts';

const RETRIES = 5;

/**
 * Reading calls come back by themselves: what failed on the way is tried again with growing
 * pauses, when the connection returns and when the person comes back to the page. A refusal is
 * final until something changes.
 */
const OPTIONS: SWRConfiguration<unknown, unknown> = {
  dedupingInterval: 2000,
  focusThrottleInterval: 30_000,
  errorRetryCount: RETRIES,
  shouldRetryOnError: (error: unknown) => error instanceof CallError && error.isTransient,
};

interface QueryProviderProps {
  /** Answers that came with the page. */
  answers: ServedAnswers;
  children: ReactNode;
}

/**
 * The app's options of all queries, and their cache. It stands above all that may wait for something: SWR
 * forgets a cache whose provider is hidden meanwhile.
 */
export function QueryProvider({ answers, children }: QueryProviderProps) {
  const [cache] = useState(() => new ServedCache(Object.keys(answers)));
  return (
    <SWRConfig value={{ ...OPTIONS, fallback: answers, provider: () => cache }}>
      {children}
    </SWRConfig>
  );
}
