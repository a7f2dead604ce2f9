/**
 * A contact as the list of representatives knows it, however a person typed or pasted it:
 * `@Baize_Help`, `https://t.me/baize_help` and `baize_help` are one, so is a number with spaces.
 */
export function contactKey(input: string): string {
  const text = input.trim().toLowerCase();
  const name = text
    .replace(/^https?:\/\//, '')
    .replace(/^(?:www\.)?(?:t\.me|telegram\.me|wa\.me|facebook\.com|m\.me)\//, '')
    .replace(/^mailto:|^tel:/, '')
    .replace(/^@/, '')
    .replace(/[/?#].*$/, '');
  return /^[+\d][\d\s().-]*$/.test(name) ? name.replace(/\D/g, '') : name.replace(/\s/g, '');
}
