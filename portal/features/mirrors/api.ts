import { domainRoute } from '@baize/gateway/contract';
import type { CallError } from '../../shared/api/call-error.ts';
import { type Line, useMeasuredLines } from '../../shared/api/use-measured-lines.ts';
import { useQuery } from '../../shared/api/use-query.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';

export interface Lines {
  readonly lines: readonly Line[] | undefined;
  /** How many lines are to come. */
  readonly expected: number;
  readonly error: CallError | undefined;
  retry(): void;
  measureAgain(): void;
}

/** Mirror sites of a merchant, until they are known. */
const USUAL_MIRRORS = 2;

/** This page's line and the merchant's mirror sites with their measured speed. */
export function useLines(): Lines {
  const { data, error, mutate } = useQuery(domainRoute, {}, { revalidateOnFocus: false });
  // The server, which draws the page, measures nothing and does not know this page's line.
  const isHydrated = useHydrated();
  const measured = useMeasuredLines(isHydrated ? data?.map(({ domain }) => domain) : undefined);
  const expected = 1 + (data?.length ?? USUAL_MIRRORS);
  return { ...measured, expected, error, retry: () => void mutate() };
}
