/** The favourite toggle acts at most once in this number of milliseconds (R5.10). */
export const FAVOURITE_THROTTLE_MS = 1000;

/**
 * A throttle that lets the first of several close calls through and drops the rest. `at` is a time
 * in milliseconds of any monotonic clock, such as an event's `timeStamp`.
 */
export function leadingThrottle(waitMs: number): (at: number) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return (at) => {
    if (at - last < waitMs) return false;
    last = at;
    return true;
  };
}
