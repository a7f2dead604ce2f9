/** The separators that a locale uses in numbers. */
export interface NumberSigns {
  readonly group: string;
  readonly decimal: string;
}

/** The separators of a locale (BCP 47). */
export function signsOf(locale: string): NumberSigns {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(-12345.6);
  const of = (type: string, other: string) =>
    parts.find((part) => part.type === type)?.value ?? other;
  return { group: of('group', ','), decimal: of('decimal', '.') };
}

/**
 * Parses a number as a person types or pastes it: with the locale's separators, with a plain
 * decimal point, with spaces.
 * @returns the number as plain decimal text (`-1234.5`), exact at any length; undefined for other
 *   text
 */
export function parseNumber(text: string, { group, decimal }: NumberSigns): string | undefined {
  const bare = text
    .replace(/[\s\u00A0\u202F]/g, '')
    .replaceAll('−', '-')
    .replaceAll(group.trim() || ' ', '')
    .replace(decimal, '.');
  const found = /^(-?)0*(\d*)(?:\.(\d*))?$/.exec(bare);
  if (!found) return undefined;
  const [, sign = '', whole = '', fraction = ''] = found;
  if (bare.replace(/[-.]/g, '') === '') return undefined;
  const digits = `${whole || '0'}${fraction ? `.${fraction}` : ''}`;
  return /[1-9]/.test(digits) ? `${sign}${digits}` : '0';
}

/** Formats plain decimal text with the locale's separators; the digits stay as they are. */
export function formatNumber(plain: string, { group, decimal }: NumberSigns): string {
  const [, sign = '', whole = '', fraction] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(plain) ?? [];
  if (!whole) return plain;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${sign}${grouped}${fraction ? decimal + fraction : ''}`;
}

/**
 * The number one step away, clamped to the bounds. From an empty field a step leads to 0 and on.
 */
export function stepFrom(
  plain: string | undefined,
  by: number,
  { min, max, decimals }: { min?: number; max?: number; decimals: number },
): string {
  const next = Number(plain ?? 0) + by;
  const kept = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next));
  return String(Number(kept.toFixed(decimals)));
}
