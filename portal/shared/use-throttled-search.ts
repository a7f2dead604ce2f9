import { useEffect, useMemo, useRef } from 'react';

/** Milliseconds between two requests. */
const PAUSE = 40;

interface ThrottledSearch {
  /** For each key press: the first requests immediately, those that follow quickly are combined. */
  type(input: string): void;
  /** Requests immediately, instead of a pending request. */
  submit(input: string): void;
}

/** Throttles typed text to requests. The functions are stable. */
export function useThrottledSearch(onSearch: (input: string) => void): ThrottledSearch {
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
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
