export interface FileRules {
  /**
   * Types and extensions in the format of the `accept` attribute: `image/*`, `application/pdf`,
   * `.pdf`.
   */
  accept?: string | undefined;
  /** In bytes. */
  maxSize?: number | undefined;
  /** The maximum number of files. */
  maxFiles?: number | undefined;
}

const fits = ({ name, type }: Pick<File, 'name' | 'type'>, rule: string): boolean => {
  if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule.toLowerCase());
  if (rule.endsWith('/*')) return type.startsWith(rule.slice(0, -1));
  return type === rule;
};

export type FileProblem = 'type' | 'size' | 'count' | 'empty';

/** What is wrong with a chosen or dropped file, or undefined. */
export function problemOfFile(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept, maxSize }: FileRules,
): FileProblem | undefined {
  const rules = accept?.split(',').map((rule) => rule.trim()) ?? [];
  if (rules.length > 0 && !rules.some((rule) => fits(file, rule))) return 'type';
  if (file.size === 0) return 'empty';
  if (maxSize !== undefined && file.size > maxSize) return 'size';
  return undefined;
}

const UNITS = ['B', 'kB', 'MB', 'GB'];

/** A file size in the locale's format: `2.4 MB`. */
export function sizeText(bytes: number, locale: string): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const digits = unit > 0 && value < 10 ? 1 : 0;
  return `${value.toLocaleString(locale, { maximumFractionDigits: digits })} ${UNITS[unit]}`;
}
