/**
 * Formats a time zone: `GMT+8`, `GMT-3:30`, `GMT`.
 * @param minutesEast minutes by which the zone is ahead of UTC
 */
export function gmtOffset(minutesEast: number): string {
  if (minutesEast === 0) return 'GMT';
  const size = Math.abs(minutesEast);
  const minutes = size % 60;
  const rest = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `GMT${minutesEast > 0 ? '+' : '-'}${Math.floor(size / 60)}${rest}`;
}
