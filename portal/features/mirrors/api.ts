import { domainRoute } from '@baize/gateway/contract';
import { useCallback, useEffect, useState } from 'react';
import type { CallError } from '../../shared/api/call-error.ts';
import { type LineState, measureLine } from '../../shared/api/measure-line.ts';
import { useQuery } from '../../shared/api/use-query.ts';

export interface Line {
  readonly origin: string;
  /** The one that this page came by. */
  readonly isHere: boolean;
  readonly state: LineState;
}

export interface Lines {
  readonly lines: readonly Line[] | undefined;
  readonly error: CallError | undefined;
  retry(): void;
  measureAgain(): void;
}

/** Only of web addresses: of any other the origin is `null`, which is no address. */
function originOf(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

/** This page's own line first, then the merchant's mirrors, each once. */
function originsOf(domains: readonly { domain: string }[]): string[] {
  const mirrors = domains.flatMap(({ domain }) => originOf(domain) ?? []);
  return [...new Set([window.location.origin, ...mirrors])];
}

/** The lines with their measured speed; they are measured as soon as they are known. */
export function useLines(): Lines {
  const { data, error, mutate } = useQuery(domainRoute, {}, { revalidateOnFocus: false });
  const [states, setStates] = useState<Readonly<Record<string, LineState>>>({});
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round measures anew.
  useEffect(() => {
    if (!data) return;
    const leave = new AbortController();
    setStates({});
    for (const origin of originsOf(data)) {
      void measureLine(origin, leave.signal).then((state) => {
        if (!leave.signal.aborted) setStates((known) => ({ ...known, [origin]: state }));
      });
    }
    return () => leave.abort();
  }, [data, round]);

  return {
    error,
    retry: () => void mutate(),
    measureAgain: useCallback(() => setRound((before) => before + 1), []),
    lines:
      data &&
      originsOf(data).map((origin) => ({
        origin,
        isHere: origin === window.location.origin,
        state: states[origin] ?? { kind: 'measuring' },
      })),
  };
}
