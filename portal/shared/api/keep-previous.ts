import { useEffect, useRef } from 'react';
import type { Middleware, SWRResponse } from 'swr';
import { type QueryKey, queryKeyOf } from './query-key.ts';

interface Answered {
  readonly key: QueryKey;
  readonly data: unknown;
}

/** The fields that `keepPrevious` adds to SWR's response. */
export interface Previous<Payload> {
  /** `data` answers an earlier payload and is shown until the new answer arrives. */
  readonly isPrevious: boolean;
  /** The payload that `data` answers. */
  readonly dataPayload: Payload | undefined;
}

/** An answer for one account is never shown to another. */
const maySucceed = (previous: QueryKey, key: QueryKey): boolean =>
  previous.path === key.path && (!previous.owner || !key.owner || previous.owner === key.owner);

/**
 * SWR middleware in place of SWR's own `keepPreviousData`: shows the previous data while those of
 * another payload load, and marks them. A query that is disabled or has failed shows none.
 */
export const keepPrevious: Middleware = (useNext) => (key, fetcher, config) => {
  const response = useNext(key, fetcher, { ...config, keepPreviousData: false });
  const answered = useRef<Answered>(undefined);
  const { data } = response;
  const current = queryKeyOf(key);
  useEffect(() => {
    if (current && data !== undefined) answered.current = { key: current, data };
  });
  const answer = config.keepPreviousData ? answered.current : undefined;
  const previous =
    data === undefined && current && answer && maySucceed(answer.key, current) && !response.error
      ? answer
      : undefined;
  // Keeps SWR's getters, so that a component is rendered only for the fields that it reads.
  const kept: SWRResponse & Previous<object> = Object.create(response, {
    data: { value: previous ? previous.data : data },
    isPrevious: { value: previous !== undefined },
    dataPayload: { value: (previous?.key ?? current)?.payload },
  });
  return kept;
};
