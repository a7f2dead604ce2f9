import { RECORD_WINDOW, RECORD_WINDOW_DAYS } from '@baize/gateway/contract';
import { serverNow } from '../boot.ts';
import { addDays, isDay } from './days.ts';

/** The range of a record: presets relative to today, or two dates. */
export const PRESETS = ['today', 'yesterday', '7d', '30d'] as const;
export type Preset = (typeof PRESETS)[number];

/** Days of the calendar, `2026-11-21`, both included. */
export interface RecordDays {
  readonly from: string;
  readonly to: string;
}

/** Its days are local ones. */
export interface RecordQuery extends RecordDays {
  readonly range: Preset | 'custom';
  readonly page: number;
  /** A filter of the page; empty for all. */
  readonly kind: string;
  /** The order whose details are open; empty for none. */
  readonly order: string;
}

/**
 * The gateway's time, so that a new entry is part of today also on a device whose clock is late.
 */
export const recordNow = (): Date => new Date(serverNow());

const two = (number: number) => String(number).padStart(2, '0');

/** The day of a moment in the device's time zone. */
export const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** The start of a day in the device's time zone. */
const startOf = (day: string): Date => new Date(`${day}T00:00:00`);

function daysOf(preset: Preset, today: string): RecordDays {
  if (preset === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) };
  const days = preset === 'today' ? 1 : preset === '7d' ? 7 : RECORD_WINDOW_DAYS;
  return { from: addDays(today, 1 - days), to: today };
}

/** An earlier year is incomplete input: 0002 on the way to 2026. */
const FIRST_DAY = '1900-01-01';

/**
 * The day that the text of a date field means, at most the last selectable one; undefined where the
 * text is empty or its year incomplete.
 */
export function chosenDay(text: string, last: string): string | undefined {
  if (!isDay(text) || text < FIRST_DAY) return undefined;
  return text > last ? last : text;
}

/**
 * The range after one of its days was chosen. That day stays, and moves the other one along where
 * the range would be reversed or too long.
 */
export function rangeWith(
  { from, to }: RecordDays,
  chosen: keyof RecordDays,
  day: string,
  longest: number,
): RecordDays {
  const within = (other: string, first: string, last: string) =>
    other < first ? first : other > last ? last : other;
  return chosen === 'from'
    ? { from: day, to: within(to, day, addDays(day, longest - 1)) }
    : { from: within(from, addDays(day, 1 - longest), day), to: day };
}

/**
 * Clamps two dates: in order, not in the future, and with a maximum number of days; the later one
 * stays.
 */
export function withinWindow(
  from: string,
  to: string,
  today: string,
  longest = RECORD_WINDOW_DAYS,
): RecordDays {
  const last = to > today ? today : to;
  const first = from > last ? last : from;
  const earliest = addDays(last, 1 - longest);
  return { from: first < earliest ? earliest : first, to: last };
}

export function readRecords(query: URLSearchParams, today: string): RecordQuery {
  const [from, to] = [query.get('from'), query.get('to')];
  const page = Number(query.get('p') ?? 1);
  const rest = {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    kind: query.get('kind') ?? '',
    order: query.get('order') ?? '',
  };
  if (isDay(from) && isDay(to)) {
    return { range: 'custom', ...withinWindow(from, to, today), ...rest };
  }
  const range = PRESETS.find((preset) => preset === query.get('range')) ?? '7d';
  return { range, ...daysOf(range, today), ...rest };
}

/** Writes only values other than the default; the other parameters of the address stay. */
export function writeRecords(query: URLSearchParams, records: RecordQuery): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string, usual = '') => {
    if (value === usual) next.delete(name);
    else next.set(name, value);
  };
  const custom = records.range === 'custom';
  put('range', custom ? '' : records.range, custom ? '' : '7d');
  put('from', custom ? records.from : '');
  put('to', custom ? records.to : '');
  put('p', String(records.page), '1');
  put('kind', records.kind);
  put('order', records.order);
  return next;
}

/** The range of a call in milliseconds, at most what it answers. */
export function timesOf({ from, to }: RecordDays) {
  const endTime = startOf(addDays(to, 1)).getTime() - 1;
  return { startTime: Math.max(startOf(from).getTime(), endTime - RECORD_WINDOW), endTime };
}
