import { type Form, LIGHTHOUSE } from '../speed/budgets.ts';

/** The results of one Lighthouse run. Scores 0 to 100, times in milliseconds. */
export interface Figures {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** All requests of the page by itself, before any scrolling. */
  readonly requests: number;
}

const AT_LEAST = ['performance', 'accessibility', 'bestPractices'] as const;
const AT_MOST = ['lcp', 'tbt', 'cls', 'requests'] as const;
const NAMES: readonly (keyof Figures)[] = [...AT_LEAST, ...AT_MOST];

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
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    requests: of('requests'),
  };
}

/** Rounds for display and comparison: layout shift to three digits, all else to integers. */
export const rounded = (name: keyof Figures, value: number): number =>
  name === 'cls' ? Number(value.toFixed(3)) : Math.round(value);

/** The names of the figures that miss their budget, including missing figures. */
export function missed(form: Form, figures: Figures): (keyof Figures)[] {
  const budget = LIGHTHOUSE[form];
  return NAMES.filter((name) => {
    const value = rounded(name, figures[name]);
    const isScore = AT_LEAST.some((each) => each === name);
    return !(isScore ? value >= budget[name] : value <= budget[name]);
  });
}
