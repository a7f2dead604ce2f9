/** Longest number of E.164 in digits, and the shortest subscriber number in use. */
const LONGEST = 15;
const SHORTEST_NATIONAL = 4;

/** A mobile number without what people put between its digits: what a merchant's rule is about. */
export const withoutSeparators = (input: string): string => input.replace(/[\s().-]/g, '');

/**
 * A mobile number as people type it, in E.164: `('63', '0917 123-4567')` is `+639171234567`. A
 * number that begins with `+` or `00` brings its own country. Undefined when it cannot be one, and
 * where nothing says of which country it is.
 */
export function normaliseMobile(dialingCode: string, input: string): string | undefined {
  const text = input.trim();
  if (!/^\+?[\d\s().-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  const whole = text.startsWith('+') ? digits : /^00/.exec(digits) ? digits.slice(2) : undefined;
  const code = dialingCode.replace(/\D/g, '');
  if (whole === undefined && code === '') return undefined;
  const national = digits.replace(/^0+/, '');
  const number = whole ?? code + national;
  const nationalLength = whole ? number.length - 1 : national.length;
  if (nationalLength < SHORTEST_NATIONAL || number.length > LONGEST) return undefined;
  return /^[1-9]/.test(number) ? `+${number}` : undefined;
}

/** `+639171234567` as `+63•••••••567`: enough for its owner to know it. */
export function maskMobile(mobile: string): string {
  const shown = 3;
  return (
    mobile.slice(0, shown) +
    '•'.repeat(Math.max(0, mobile.length - 2 * shown)) +
    mobile.slice(-shown)
  );
}
