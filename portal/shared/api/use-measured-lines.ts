import { useCallback, useEffect, useState } from 'react';
import { type LineState, measureLine } from './measure-line.ts';

export interface Line {
  readonly origin: string;
  /** This page was loaded from it. */
  readonly isHere: boolean;
  readonly state: LineState;
}

/** Only for http addresses: the origin of any other is `null`, which is no address. */
function originOf(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

/** This page's own mirror first, then the others, without duplicates. */
export function linesOf(addresses: readonly string[]): string[] {
  const others = addresses.flatMap((address) => originOf(address) ?? []);
  return [...new Set([window.location.origin, ...others])];
}

/**
 * Mirrors with their latency measured from here, as soon as they are known.
 * @param addresses other mirrors than this page's own; undefined until they are known
 */
export function useMeasuredLines(addresses: readonly string[] | undefined): {
  readonly lines: readonly Line[] | undefined;
  measureAgain(): void;
} {
  const [states, setStates] = useState<Readonly<Record<string, LineState>>>({});
  const [round, setRound] = useState(0);
  const origins = addresses && linesOf(addresses);
  const known = origins?.join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round measures anew.
  useEffect(() => {
    if (known === undefined) return;
    const leave = new AbortController();
    setStates({});
    for (const origin of known.split(' ')) {
      void measureLine(origin, leave.signal).then((state) => {
        if (!leave.signal.aborted) setStates((before) => ({ ...before, [origin]: state }));
      });
    }
    return () => leave.abort();
  }, [known, round]);

  return {
    measureAgain: useCallback(() => setRound((before) => before + 1), []),
    lines: origins?.map((origin) => ({
      origin,
      isHere: origin === window.location.origin,
      state: states[origin] ?? { kind: 'measuring' },
    })),
  };
}

/** The fastest reachable mirror, once all have been measured. */
export function fastestOf(lines: readonly Line[]): Line | undefined {
  if (lines.some(({ state }) => state.kind === 'measuring')) return undefined;
  const timeOf = ({ state }: Line) => (state.kind === 'reached' ? state.ms : Infinity);
  const [best] = [...lines].sort((a, b) => timeOf(a) - timeOf(b));
  return best?.state.kind === 'reached' ? best : undefined;
}
