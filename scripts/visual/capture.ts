import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright';
import type { CaptureResult } from './capture-result.ts';
import type { Finding } from './compare-with-baseline.ts';
import { inParallel } from './in-parallel.ts';
import type { Shot, Subject } from './plan.ts';
import { isTouched, Stage } from './stage.ts';
import type { State } from './states.ts';

/** A story spends as much time waiting for frames as drawing, so three pages keep one processor busy. */
const PAGES_PER_PROCESSOR = 3;
const MAX_PAGES = 8;
/** Milliseconds without a change that the second and third attempt wait for. */
const PATIENCE_MS = [400, 1200] as const;

/** Milliseconds after which a page is considered hung. */
const RESPONSE_TIMEOUT_MS = 90_000;

/** Rejects if a page does not respond within RESPONSE_TIMEOUT_MS. */
async function withDeadline<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The page did not respond.')), RESPONSE_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}

export interface CaptureOptions {
  readonly browser: Browser;
  /** Where Storybook is served. */
  readonly url: string;
  readonly subjects: readonly Subject[];
  /** Returns the hash of the approved picture; undefined if there is none. */
  readonly approved: (shot: Shot) => string | undefined;
  /** Compares a result with the baseline; undefined if it is as approved. */
  readonly compareShot: (result: CaptureResult) => Promise<Finding | undefined>;
  /** Called for each finding that persists over all attempts. */
  readonly found: (finding: Finding) => Promise<void>;
  /** Called for each shot when it is finished. */
  readonly settled: () => void;
}

/**
 * Captures the pictures of a subject on a page of its own, so that other subjects leave no traces. A picture that
 * differs is captured again on new pages with longer waits, and only a persistent difference is a finding: it comes
 * from the code and not from timing. New pictures wait longer at once.
 * @returns the number of repeated attempts
 */
async function captureSubject(
  { browser, url, approved, compareShot, found, settled }: CaptureOptions,
  { kind, shots }: Subject,
): Promise<number> {
  let again = 0;
  const shown = new Map<State, Set<string>>();
  // Opened by the first attempt, so that a page that does not open is a finding like any other.
  let stage: Stage | undefined;
  const close = async () => {
    const open = stage;
    stage = undefined;
    // The browser may have closed it first.
    await open?.close().catch(() => undefined);
  };
  const take = async (shot: Shot, patience?: number): Promise<CaptureResult> => {
    stage ??= await Stage.open(browser, url, kind);
    // A state follows the plain story, which then need not be rendered again.
    if (!shot.state || !stage.isShowing(shot)) await stage.show(shot, patience);
    if (!shot.state) return { shot, png: await stage.picture(approved(shot)) };
    const known = shown.get(shot.state) ?? new Set();
    const { fresh, leave } = await stage.enter(shot.state, known);
    if (fresh.length === 0) return { shot, isSame: true };
    const png = await stage.picture(approved(shot));
    await leave();
    return { shot, png, fresh };
  };
  /** Adds to a difference that a system font was used: the most likely cause on another machine. */
  const withFonts = async (finding: Finding): Promise<Finding> => {
    if (finding.kind !== 'different') return finding;
    const families = (await stage?.systemFonts().catch(() => [])) ?? [];
    if (families.length === 0) return finding;
    const what = `${finding.what}; characters are rendered with a font of this machine: ${families.join(', ')}`;
    return { ...finding, what };
  };
  const look = async (shot: Shot, patience?: number): Promise<CaptureResult> => {
    try {
      return await withDeadline(take(shot, patience));
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return { shot, problem: problem.replace(/^page\.evaluate: (Error: )?/, '') };
    }
  };
  try {
    // After a touch, a page never matches `hover` again, so windows with a pointer come first.
    const pointedFirst = shots.toSorted(
      (one, other) => Number(isTouched(one.look)) - Number(isTouched(other.look)),
    );
    for (const shot of pointedFirst) {
      const isNew = approved(shot) === undefined;
      let result = await look(shot, isNew && !shot.state ? PATIENCE_MS[0] : undefined);
      let finding = await compareShot(result);
      for (const patience of PATIENCE_MS) {
        if (!finding || finding.kind === 'new') break;
        await close();
        result = await look(shot, patience);
        finding = await compareShot(result);
        again += 1;
      }
      if (shot.state && 'png' in result && result.fresh) {
        shown.set(shot.state, new Set([...(shown.get(shot.state) ?? []), ...result.fresh]));
      }
      if (finding) await found(await withFonts(finding));
      settled();
    }
  } finally {
    await close();
  }
  return again;
}

/**
 * Captures the pictures of all subjects, the longest first, on several pages at a time.
 * @returns the number of repeated attempts
 */
export async function capturePictures(options: CaptureOptions): Promise<number> {
  const longestFirst = [...options.subjects].sort((a, b) => b.shots.length - a.shots.length);
  const pages = Math.min(availableParallelism() * PAGES_PER_PROCESSOR, MAX_PAGES);
  let again = 0;
  await inParallel(longestFirst, pages, async (subject) => {
    const more = await captureSubject(options, subject);
    again += more;
  });
  return again;
}

/** Finds stories that use fonts of this machine. Returns the keys of their shots by font family. */
export async function findSystemFonts(
  browser: Browser,
  url: string,
  subjects: readonly Subject[],
  looked: () => void,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>();
  await inParallel(subjects, availableParallelism(), async ({ kind, shots }) => {
    const stories = new Map(shots.toReversed().map((shot) => [shot.story, shot]));
    const stage = await Stage.open(browser, url, kind);
    try {
      for (const shot of stories.values()) {
        await stage.show(shot);
        for (const family of await stage.systemFonts()) {
          found.set(family, [...(found.get(family) ?? []), shot.key]);
        }
      }
    } finally {
      await stage.close();
      looked();
    }
  });
  return found;
}
