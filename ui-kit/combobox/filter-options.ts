export interface ComboboxOption {
  value: string;
  label: string;
  /** A second line that describes the option. */
  description?: string;
  disabled?: boolean;
}

/** Lower case without diacritics, so that `unicode` matches `Ünïcode`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The options in which each typed word is the beginning of a word, in their order. All of them for
 * an empty text.
 */
export function filterOptions(
  options: readonly ComboboxOption[],
  input: string,
): readonly ComboboxOption[] {
  const words = plain(input).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ label, description = '' }) => {
    const parts = plain(`${label} ${description}`).split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}
