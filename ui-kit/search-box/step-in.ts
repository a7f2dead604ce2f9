/**
 * The option that a key moves to, cyclically; undefined for other keys, such as Home and End, which
 * belong to the text field.
 */
export function stepIn(
  ids: readonly string[],
  active: string | undefined,
  key: string,
): string | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined || ids.length === 0) return undefined;
  const at = active === undefined ? -1 : ids.indexOf(active);
  if (at < 0) return step > 0 ? ids[0] : ids.at(-1);
  return ids[(at + step + ids.length) % ids.length];
}
