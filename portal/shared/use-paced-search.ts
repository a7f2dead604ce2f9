import { useEffect, useMemo, useRef } from 'react';

/** Milliseconds from one question to the next. */
const PAUSE = 40;

interface PacedSearch {
  /** For each key: the first asks at once, those struck right after it are one question together. */
  type(input: string): void;
  /** Asks at once, in the place of whatever waits. */
  submit(input: string): void;
}

/** Turns what is typed into questions to the gateway. The functions stay the same for ever. */
export function usePacedSearch(ask: (input: string) => void): PacedSearch {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    let askedAt = Number.NEGATIVE_INFINITY;
    const submit = (input: string) => {
      clearTimeout(timer.current);
      askedAt = performance.now();
      latest.current(input);
    };
    const type = (input: string) => {
      clearTimeout(timer.current);
      const wait = askedAt + PAUSE - performance.now();
      if (wait <= 0) submit(input);
      else timer.current = setTimeout(() => submit(input), wait);
    };
    return { type, submit };
  }, []);
}
