import type { IntlShape } from 'react-intl';

/** 100 % in basis points. */
const WHOLE = 10_000;

/** Formats a rate in basis points as a percentage: 120 is 1.2 %. */
export const formatRate = (intl: IntlShape, rate: number): string =>
  intl.formatNumber(rate / WHOLE, { style: 'percent', maximumFractionDigits: 2 });

/** Parses a typed rate, in percent with at most two decimals; undefined for other text. */
export function parseRate(input: string): number | undefined {
  const text = input.replace(/[\s%]/g, '').replace(',', '.');
  const [, whole, fraction = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const rate = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return rate <= WHOLE ? rate : undefined;
}

/** The initial text of a rate field: `1.2`. */
export const rateText = (rate: number): string => String(rate / 100);
