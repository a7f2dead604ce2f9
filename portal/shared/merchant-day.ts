import { boot, serverNow } from './boot.ts';

/** The time zone of the merchant's days (IANA name). */
export const merchantZone = (): string => boot().permission.info.timeZone ?? 'UTC';

/** The current day in the merchant's time zone: `2026-11-21`. */
export function merchantToday(now: number = serverNow()): string {
  // The Swedish locale writes days in the format of ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: merchantZone() }).format(now);
}
