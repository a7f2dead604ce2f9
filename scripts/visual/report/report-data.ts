import type { Change } from '../compare.ts';
import type { Finding } from '../compare-with-baseline.ts';

/** One finding in `report.json`, for the report's page and its approval command. */
export interface Entry {
  readonly key: string;
  readonly kind: Finding['kind'];
  readonly what: string;
  /** The component of the kit or screen of the portal. */
  readonly subject: string;
  readonly brand: string;
  /** Width of the window, if it is not the default; otherwise 0. */
  readonly width: number;
  /** Story id in Storybook; empty for a picture without a story. */
  readonly story: string;
  readonly cause: string;
  readonly change?: Change;
  /** Files beside the page. */
  readonly before?: string;
  readonly after?: string;
  readonly difference?: string;
}

export interface ReportData {
  readonly summary: string;
  readonly entries: readonly Entry[];
}

/** Findings with a common cause, the largest group first. */
export interface Group<Of> {
  readonly cause: string;
  readonly entries: readonly Of[];
}

const subjectOf = (key: string): string => key.slice(0, key.lastIndexOf('/'));

/** Number of subjects with the same colour change from which the cause is a token, not a component. */
const SUBJECTS_OF_A_TOKEN = 2;

/**
 * The cause of each finding, by the key of its picture: the same colour change in several components or screens is caused by
 * a token; all else by its component or screen. Pure.
 */
export function causesOf(findings: readonly Finding[]): ReadonlyMap<string, string> {
  const subjectsOf = new Map<string, Set<string>>();
  for (const { key, change } of findings) {
    if (!change?.recolour) continue;
    const subjects = subjectsOf.get(change.recolour) ?? new Set();
    subjectsOf.set(change.recolour, subjects.add(subjectOf(key)));
  }
  return new Map(
    findings.map(({ key, kind, change }) => {
      const colour = change?.recolour ?? '';
      const isToken = (subjectsOf.get(colour)?.size ?? 0) >= SUBJECTS_OF_A_TOKEN;
      if (kind === 'different' && isToken) return [key, `colour ${colour}`];
      return [key, kind === 'different' ? subjectOf(key) : `${kind}: ${subjectOf(key)}`];
    }),
  );
}

/** Groups by cause, the largest first. Pure; it also runs in the report's page, and must be self-contained. */
export function grouped<Of extends { readonly cause: string }>(
  entries: readonly Of[],
): readonly Group<Of>[] {
  const groups = new Map<string, Of[]>();
  for (const entry of entries) groups.set(entry.cause, [...(groups.get(entry.cause) ?? []), entry]);
  return [...groups]
    .map(([cause, of]) => ({ cause, entries: of }))
    .sort((a, b) => b.entries.length - a.entries.length);
}

/** The page's data on a finding besides its pictures. */
export function entryOf(finding: Finding, cause: string): Entry {
  const { key, kind, what, shot, change } = finding;
  return {
    key,
    kind,
    what,
    subject: subjectOf(key),
    brand: shot?.look.brand ?? '',
    width: shot?.look.viewport ?? 0,
    story: shot?.story ?? '',
    cause,
    ...(change && { change }),
  };
}

const ROWS = 20;

/** The report for a pull request: a table of the causes, in Markdown. Pure. */
export function markdownOf({ summary, entries }: ReportData): string {
  const groups = grouped(entries);
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const rows = groups.slice(0, ROWS).map(({ cause, entries: of }) => {
    const subjects = [...new Set(of.map(({ subject }) => subject))];
    const named = subjects.slice(0, 3).join(', ');
    const more = subjects.length > 3 ? ` and ${subjects.length - 3} more` : '';
    return `| ${cell(cause)} | ${of.length} | ${cell(named + more)} | ${cell(of[0]?.what ?? '')} |`;
  });
  return [
    '## Pictures',
    '',
    `${entries.length} findings. ${summary}`,
    '',
    '| cause | pictures | in | the first |',
    '|---|---|---|---|',
    ...rows,
    ...(groups.length > ROWS ? ['', `and ${groups.length - ROWS} more causes`] : []),
    '',
  ].join('\n');
}
