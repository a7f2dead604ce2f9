/** The favourite toggle acts at most once in so many milliseconds (R5.10). */
export const FAVOURITE_THROTTLE_MS = 1000;

/**
 * A gate that lets the first of several close calls through and drops the rest. `at` is the time
 * in milliseconds of any clock that only goes forward, an event's `timeStamp` for one.
 */
export function leadingGate(waitMs: number): (at: number) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return (at) => {
    if (at - last < waitMs) return false;
    last = at;
    return true;
  };
}
