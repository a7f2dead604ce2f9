/** The highest number that a count badge writes out. */
export const MAX_COUNT = 99;

/** The text of a count badge: undefined at 0 and below, `99+` above 99 (R2.75). */
export function countText(count: number): string | undefined {
  const whole = Math.floor(count);
  if (!(whole > 0)) return undefined;
  return whole > MAX_COUNT ? `${MAX_COUNT}+` : String(whole);
}
