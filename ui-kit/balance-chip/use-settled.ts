import { useEffect, useRef, useState } from 'react';

/** Milliseconds that a balance must stay unchanged before it is announced. */
export const QUIET_MS = 1500;

/**
 * The text once it has stopped changing, for a polite live region: a balance that changes with
 * every spin is announced once after the last of them. Empty at first and while `text` is
 * undefined, so that a hidden amount is removed at once.
 */
export function useSettled(text: string | undefined): string {
  const [settled, setSettled] = useState<string>();
  const known = useRef(text);
  useEffect(() => {
    if (known.current === undefined || text === undefined) {
      // The first amount, and one that is shown again, are read in document order: they are no
      // change.
      known.current = text;
      setSettled(undefined);
      return;
    }
    if (known.current === text) return;
    const timer = setTimeout(() => {
      known.current = text;
      setSettled(text);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === undefined ? '' : (settled ?? '');
}
