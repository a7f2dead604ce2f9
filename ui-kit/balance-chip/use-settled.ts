import { useEffect, useRef, useState } from 'react';

/** How long a balance must stand still before it is told, in milliseconds. */
export const QUIET_MS = 1500;

/**
 * The text once it has stood still, for a polite live region: a balance that ticks with every spin
 * is told when the spins are over. Nothing at first, and nothing while `text` is undefined: what is
 * hidden leaves at once.
 */
export function useSettled(text: string | undefined): string {
  const [settled, setSettled] = useState<string>();
  const known = useRef(text);
  useEffect(() => {
    if (known.current === undefined || text === undefined) {
      // The first amount, and one that is shown again, are read where they stand: no news.
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
