import type { Middleware } from 'swr';

/**
 * SWR middleware that tells when an answer is asked for and when it is there.
 * @param ask called with each request; what it returns is called before the answer is shown, and not
 *   when there is none
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
