import type { Middleware } from 'swr';

/**
 * SWR middleware that reports when a query is requested and when it is answered.
 * @param onRequest called with each request; the function that it returns is called before the
 *   answer is shown, unless the request fails
 */
export const watchRequests =
  (onRequest: () => () => void): Middleware =>
  (useNext) =>
  (key, fetcher, config) =>
    useNext(
      key,
      fetcher &&
        (async (...args: Parameters<typeof fetcher>) => {
          const onResponse = onRequest();
          const answer = await fetcher(...args);
          onResponse();
          return answer;
        }),
      config,
    );
