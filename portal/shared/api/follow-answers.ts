import type { Middleware } from 'swr';

/**
 * SWR middleware that reports when a query is requested and when it is answered.
 * @param ask called with each request; the function that it returns is called before the answer is
 *   shown, unless the request fails
 */
export const followAnswers =
  (ask: () => () => void): Middleware =>
  (useNext) =>
  (key, fetcher, config) =>
    useNext(
      key,
      fetcher &&
        (async (...args: Parameters<typeof fetcher>) => {
          const onAnswer = ask();
          const answer = await fetcher(...args);
          onAnswer();
          return answer;
        }),
      config,
    );
