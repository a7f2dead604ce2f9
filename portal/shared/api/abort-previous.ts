import { useRef } from 'react';
import type { Middleware, SWRResponse } from 'swr';
import { CallError } from './call-error.ts';

interface Running {
  readonly request: string;
  readonly controller: AbortController;
}

/**
 * SWR middleware for what is asked with every key typed: another payload aborts the request before
 * it, so that slow answers do not pile up. An aborted request is no error.
 */
export const abortPrevious: Middleware = (useNext) => (key, fetcher, config) => {
  const running = useRef<Running>(undefined);
  const response = useNext(
    key,
    fetcher &&
      ((current: unknown) => {
        const request = JSON.stringify(current);
        // SWR settles by itself which answer to the same request counts.
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
