import { domainRoute } from '@baize/gateway/contract';
import type { CallError } from '../../shared/api/call-error.ts';
import { type Line, useMeasuredLines } from '../../shared/api/use-measured-lines.ts';
import { useQuery } from '../../shared/api/use-query.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';

export interface Lines {
  readonly lines: readonly Line[] | undefined;
  /** The expected number of mirrors. */
  readonly expected: number;
  readonly error: CallError | undefined;
  retry(): void;
  measureAgain(): void;
}

/** The assumed number of a merchant's mirror sites until they are known. */
const USUAL_MIRRORS = 2;

/** This page's mirror and the merchant's others, with their measured latency. */
export function useLines(): Lines {
  const { data, error, mutate } = useQuery(domainRoute, {}, { revalidateOnFocus: false });
  // The server measures nothing and does not know this page's origin.
  const isHydrated = useHydrated();
  const measured = useMeasuredLines(isHydrated ? data?.map(({ domain }) => domain) : undefined);
  const expected = 1 + (data?.length ?? USUAL_MIRRORS);
  return { ...measured, expected, error, retry: () => void mutate() };
}
