const SECOND_MS = 1000;

/**
 * Whole seconds until a deadline (ms since 1970), rounded up so that "1" is shown until the end. 0
 * after it, without one, and for an invalid date. Uses the wall clock, so that it is right after a
 * background tab, sleep or a reload.
 */
export const remainingSeconds = (deadline: number | undefined, now: number): number => {
  const left = (deadline ?? now) - now;
  return Number.isFinite(left) ? Math.max(0, Math.ceil(left / SECOND_MS)) : 0;
};

/** When a code that is valid for `expiredMinutes` may be sent again [R4.12]: minutes x 60 s. */
export const deadlineFrom = (expiredMinutes: number, now: number): number =>
  now + expiredMinutes * 60 * SECOND_MS;

/**
 * Milliseconds until the shown number changes. Counted from the deadline, so that delays do not add
 * up.
 */
export const untilNextTick = (deadline: number, now: number): number => {
  const left = deadline - now;
  return left <= 0 ? 0 : left % SECOND_MS || SECOND_MS;
};

/** Whether a press follows the previous one too soon. */
export const isTooSoon = (last: number | undefined, now: number, minIntervalMs: number): boolean =>
  // Setting the clock back must not lock the button for that long.
  last !== undefined && now >= last && now - last < minIntervalMs;
