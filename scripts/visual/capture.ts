import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright';
import type { Finding } from './compare-with-baseline.ts';
import { inParallel } from './in-parallel.ts';
import type { Shot, Subject } from './plan.ts';
import { isTouched, Stage } from './stage.ts';
import type { State } from './states.ts';
import type { Taken } from './taken.ts';

/** A story waits for frames as often as it draws, so three pages keep one processor busy. */
const PAGES_PER_PROCESSOR = 3;
const MOST_PAGES = 8;
/** Of the looks after the first, in milliseconds without a change. */
const PATIENCE_MS = [400, 1200] as const;

/** A page that has not answered for so long never does. */
const ANSWER_MS = 90_000;

/** What a page answers, or an error once it has been silent for too long. */
async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The page did not answer.')), ANSWER_MS);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}

export interface Taking {
  readonly browser: Browser;
  /** Where Storybook is served. */
  readonly url: string;
  readonly subjects: readonly Subject[];
  /** The hash of the approved picture to hold it against; undefined where there is none. */
  readonly approved: (shot: Shot) => string | undefined;
  /** What is not as approved about a shot; nothing when all is. */
  readonly compareShot: (taken: Taken) => Promise<Finding | undefined>;
  /** Hears of each finding that stays. */
  readonly found: (finding: Finding) => Promise<void>;
  /** Hears of each shot once nothing more is done about it. */
  readonly settled: () => void;
}

/**
 * Every picture of a subject on a page of its own, so that no other one leaves traces in it. What is
 * not as approved is looked at again, on new pages and with more patience, and only if it stays so
 * counts: a difference is one of the code, never of the moment. What is new gets patience at once.
 */
async function takeSubject(
  { browser, url, approved, compareShot, found, settled }: Taking,
  { kind, shots }: Subject,
): Promise<number> {
  let again = 0;
  const shown = new Map<State, Set<string>>();
  // Opened by the first look at it: a page that does not open is a finding like any other.
  let stage: Stage | undefined;
  const close = async () => {
    const open = stage;
    stage = undefined;
    // The browser may have closed it first.
    await open?.close().catch(() => undefined);
  };
  const take = async (shot: Shot, patience?: number): Promise<Taken> => {
    stage ??= await Stage.open(browser, url, kind);
    // A state comes after the story as it is, which then needs not be drawn once more.
    if (!shot.state || !stage.isShowing(shot)) await stage.show(shot, patience);
    if (!shot.state) return { shot, png: await stage.picture(approved(shot)) };
    const known = shown.get(shot.state) ?? new Set();
    const { fresh, leave } = await stage.enter(shot.state, known);
    if (fresh.length === 0) return { shot, isSame: true };
    const png = await stage.picture(approved(shot));
    await leave();
    return { shot, png, fresh };
  };
  /** A font of the machine is the first thing to ask about a picture that differs there. */
  const withFonts = async (finding: Finding): Promise<Finding> => {
    if (finding.kind !== 'different') return finding;
    const families = (await stage?.systemFonts().catch(() => [])) ?? [];
    if (families.length === 0) return finding;
    const what = `${finding.what}; letters are drawn by a font of this machine: ${families.join(', ')}`;
    return { ...finding, what };
  };
  const look = async (shot: Shot, patience?: number): Promise<Taken> => {
    try {
      return await inTime(take(shot, patience));
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return { shot, problem: problem.replace(/^page\.evaluate: (Error: )?/, '') };
    }
  };
  try {
    // A page that was touched once says for good that nothing hovers: windows with a pointer come first.
    const pointedFirst = shots.toSorted(
      (one, other) => Number(isTouched(one.look)) - Number(isTouched(other.look)),
    );
    for (const shot of pointedFirst) {
      const isNew = approved(shot) === undefined;
      let taken = await look(shot, isNew && !shot.state ? PATIENCE_MS[0] : undefined);
      let finding = await compareShot(taken);
      for (const patience of PATIENCE_MS) {
        if (!finding || finding.kind === 'new') break;
        await close();
        taken = await look(shot, patience);
        finding = await compareShot(taken);
        again += 1;
      }
      if (shot.state && 'png' in taken && taken.fresh) {
        shown.set(shot.state, new Set([...(shown.get(shot.state) ?? []), ...taken.fresh]));
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
 * Takes the pictures of all subjects, the longest first, on several pages at once.
 * @returns how often one was looked at again
 */
export async function takePictures(taking: Taking): Promise<number> {
  const longestFirst = [...taking.subjects].sort((a, b) => b.shots.length - a.shots.length);
  const pages = Math.min(availableParallelism() * PAGES_PER_PROCESSOR, MOST_PAGES);
  let again = 0;
  await inParallel(longestFirst, pages, async (subject) => {
    const more = await takeSubject(taking, subject);
    again += more;
  });
  return again;
}

/** By family of this machine, the stories in which it draws letters; in the first look of each. */
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
