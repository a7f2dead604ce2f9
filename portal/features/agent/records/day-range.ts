import type { Address } from '../../../shared/navigation/use-address.ts';
import { addDays, isDay, startOfMonth, startOfWeek } from '../../../shared/records/days.ts';

/** Days as text, `2026-11-21`; both are included. */
export interface DayRange {
  readonly from: string;
  readonly until: string;
}

export const RANGE_PRESETS = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
] as const;
export type RangePreset = (typeof RANGE_PRESETS)[number];

/** The days of a preset, relative to `today` (R11.01); a current period ends today. */
export function presetRange(preset: RangePreset, today: string): DayRange {
  switch (preset) {
    case 'today':
      return { from: today, until: today };
    case 'yesterday':
      return { from: addDays(today, -1), until: addDays(today, -1) };
    case 'thisWeek':
      return { from: startOfWeek(today), until: today };
    case 'lastWeek': {
      const from = addDays(startOfWeek(today), -7);
      return { from, until: addDays(from, 6) };
    }
    case 'thisMonth':
      return { from: startOfMonth(today, 0), until: today };
    case 'lastMonth':
      return { from: startOfMonth(today, -1), until: addDays(startOfMonth(today, 0), -1) };
  }
}

/** The range in an address: a preset in `range`, or days in `from` and `to`; else the fallback. */
export function readRange(
  { get }: Pick<Address, 'get'>,
  today: string,
  fallback: RangePreset,
): DayRange {
  const from = get('from');
  const until = get('to');
  if (isDay(from) && isDay(until) && from <= until) return { from, until };
  const preset = RANGE_PRESETS.find((each) => each === get('range'));
  return presetRange(preset ?? fallback, today);
}

/**
 * The parameters of a range in the address: a preset where it is one, so that the link stays
 * relative to its day.
 */
export function rangeParameters(
  range: DayRange,
  today: string,
): { range: string | undefined; from: string | undefined; to: string | undefined } {
  const preset = RANGE_PRESETS.find((each) => {
    const days = presetRange(each, today);
    return days.from === range.from && days.until === range.until;
  });
  if (preset) return { range: preset, from: undefined, to: undefined };
  return { range: undefined, from: range.from, to: range.until };
}
