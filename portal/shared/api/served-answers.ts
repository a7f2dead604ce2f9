import { ANSWERS_ELEMENT_ID, type AnyEndpoint, type RequestOf } from '@baize/gateway/contract';
import { unstable_serialize, useSWRConfig } from 'swr';
import type { QueryKey } from './query-key.ts';

/** Answers by serialised key, in the format of SWR's `fallback`. */
export type ServedAnswers = Readonly<Record<string, unknown>>;

export interface RecordedQuery {
  readonly key: string;
  readonly endpoint: AnyEndpoint;
  readonly payload: RequestOf<AnyEndpoint>;
}

/**
 * The queries that the server's render needed and did not have; one render at a time
 * (app/server.tsx).
 */
const queries = new Map<string, RecordedQuery>();

export function recordQuery(key: QueryKey, endpoint: AnyEndpoint, payload: RequestOf<AnyEndpoint>) {
  const text = unstable_serialize(key);
  queries.set(text, { key: text, endpoint, payload });
}

export function takeRecordedQueries(): readonly RecordedQuery[] {
  const taken = [...queries.values()];
  queries.clear();
  return taken;
}

/** Whether this answer came with the page. */
export function useIsServed(key: QueryKey | null): boolean {
  const { fallback } = useSWRConfig();
  return key !== null && unstable_serialize(key) in fallback;
}

/** The answers in the page; none where the server did not render it, or where they are damaged. */
export function readServedAnswers(): ServedAnswers {
  const text = document.getElementById(ANSWERS_ELEMENT_ID)?.textContent;
  if (!text) return {};
  const answers: unknown = JSON.parse(text);
  return answers && typeof answers === 'object' ? { ...answers } : {};
}
