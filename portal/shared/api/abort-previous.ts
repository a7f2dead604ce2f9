import { useRef } from 'react';
import type { Middleware, SWRResponse } from 'swr';
import { CallError } from './call-error.ts';

interface Running {
  readonly request: string;
  readonly controller: AbortController;
}

/**
 * SWR middleware for queries that change with every key press: another payload aborts the previous
 * request, so that slow answers do not pile up. An aborted request is not an error.
 */
export const abortPrevious: Middleware = (useNext) => (key, fetcher, config) => {
  const running = useRef<Running>(undefined);
  const response = useNext(
    key,
    fetcher &&
      ((current: unknown) => {
        const request = JSON.stringify(current);
        // SWR itself decides which of several answers to the same request counts.
        if (running.current?.request !== request) running.current?.controller.abort();
        const controller = new AbortController();
        running.current = { request, controller };
        return fetcher(current, controller.signal);
      }),
    config,
  );
  const known: SWRResponse = Object.create(response, {
    error: { get: () => (response.error instanceof CallError ? response.error : undefined) },
  });
  return known;
};
