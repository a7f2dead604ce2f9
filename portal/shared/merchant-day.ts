import { boot, serverNow } from './boot.ts';

/** Where the merchant's days begin (IANA name). */
export const merchantZone = (): string => boot().permission.info.timeZone ?? 'UTC';

/** The day that runs in the merchant's time zone: `2026-11-21`. */
export function merchantToday(now: number = serverNow()): string {
  // Swedish writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: merchantZone() }).format(now);
}
