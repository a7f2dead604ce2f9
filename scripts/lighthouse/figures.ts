/** What one Lighthouse run found. Scores 0 to 100, times in milliseconds. */
export interface Figures {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly cls: number;
  readonly lcp: number;
  readonly tbt: number;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

/** The median of each figure on its own. */
export function medians(runs: readonly Figures[]): Figures {
  const of = (name: keyof Figures) => median(runs.map((run) => run[name]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    cls: of('cls'),
    lcp: of('lcp'),
    tbt: of('tbt'),
  };
}

const AT_LEAST = {
  desktop: { performance: 98, accessibility: 98, bestPractices: 98 },
  mobile: { performance: 90 },
} as const;
const CLS_AT_MOST = 0.02;

/** One line for each budget that the figures miss. */
export function misses(form: 'desktop' | 'mobile', figures: Figures): string[] {
  const scores = Object.entries(AT_LEAST[form]).flatMap(([name, least]) => {
    const found = figures[name as keyof (typeof AT_LEAST)['desktop']];
    return found >= least ? [] : [`${form} ${name}: ${found}, wanted at least ${least}`];
  });
  const shift =
    figures.cls <= CLS_AT_MOST
      ? []
      : [`${form} layout shift: ${figures.cls.toFixed(3)}, wanted at most ${CLS_AT_MOST}`];
  return [...scores, ...shift];
}
