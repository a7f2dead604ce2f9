/** Parses a CSS `unicode-range` without wildcards, such as `U+20-7E,U+A0`, to code points. */
export function codesOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** Formats ascending code points as `unicode-range`. */
export function rangeOf(codes: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  return runs
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join();
}

/** Subtracts the code points of one range from another. */
export function rangeWithout(range: string, others: string): string {
  const without = new Set(codesOf(others));
  return rangeOf(codesOf(range).filter((code) => !without.has(code)));
}
