import type { SWRConfiguration } from 'swr';
import { CallError } from '../shared/api/call-error.ts';

const RETRIES = 5;

/**
 * Reading calls come back by themselves: what failed on the way is tried again with growing
 * pauses, when the connection returns and when the person comes back to the page. A refusal is
 * final until something changes.
 */
export const swrOptions: SWRConfiguration<unknown, unknown> = {
  dedupingInterval: 2000,
  focusThrottleInterval: 30_000,
  errorRetryCount: RETRIES,
  shouldRetryOnError: (error: unknown) => error instanceof CallError && error.isTransient,
};
