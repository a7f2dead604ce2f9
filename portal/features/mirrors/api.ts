import { domainRoute } from '@baize/gateway/contract';
import type { CallError } from '../../shared/api/call-error.ts';
import { type Line, useMeasuredLines } from '../../shared/api/use-measured-lines.ts';
import { useQuery } from '../../shared/api/use-query.ts';

export interface Lines {
  readonly lines: readonly Line[] | undefined;
  readonly error: CallError | undefined;
  retry(): void;
  measureAgain(): void;
}

/** This page's line and the merchant's mirror sites with their measured speed. */
export function useLines(): Lines {
  const { data, error, mutate } = useQuery(domainRoute, {}, { revalidateOnFocus: false });
  const measured = useMeasuredLines(data?.map(({ domain }) => domain));
  return { ...measured, error, retry: () => void mutate() };
}
