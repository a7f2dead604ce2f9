export interface ComboboxOption {
  value: string;
  label: string;
  /** A second line: what the option is. */
  description?: string;
  disabled?: boolean;
}

/** Letters without marks, in lower case: `Ünïcode` is found by `unicode`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Options in which every typed word begins a word, in their order; all of them for nothing typed. */
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

/** Where an arrow key leads among so many options; from nowhere to the first or the last. */
export function stepAmong(count: number, from: number, key: string): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return from <= 0 ? count - 1 : from - 1;
  return undefined;
}
