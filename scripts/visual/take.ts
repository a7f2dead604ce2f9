import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright';
import type { Shot, Subject } from './plan.ts';
import { Stage } from './stage.ts';

/** What became of one shot: its picture, or why there is none. */
export type Taken =
  | { readonly shot: Shot; readonly png: Buffer }
  | { readonly shot: Shot; readonly problem: string };

/** A story waits for frames as often as it draws, so three pages keep one processor busy. */
const PAGES_PER_PROCESSOR = 3;
const MOST_PAGES = 8;
/** Of the looks after the first, in milliseconds without a change. */
const PATIENCE_MS = [400, 1200] as const;

export interface Taking {
  readonly browser: Browser;
  /** Where Storybook is served. */
  readonly url: string;
  readonly subjects: readonly Subject[];
  /** Whether there is an approved picture to hold it against. */
  readonly isKnown: (shot: Shot) => boolean;
  /** Whether a picture is as it was approved. */
  readonly isApproved: (shot: Shot, png: Buffer) => Promise<boolean>;
  /** Hears of each shot as it comes. */
  readonly taken: (result: Taken) => Promise<void>;
}

type Look = { readonly png: Buffer } | { readonly problem: string };

/**
 * Every picture of a subject on a page of its own, so that no other one leaves traces in it. What is
 * not as approved is looked at again, on new pages and with more patience, and only if it stays so
 * counts: a difference is one of the code, never of the moment. What is new gets patience at once.
 */
async function takeSubject(
  { browser, url, isKnown, isApproved, taken }: Taking,
  { kind, shots }: Subject,
): Promise<number> {
  let again = 0;
  let stage = await Stage.open(browser, url, kind);
  const look = async (shot: Shot, patience?: number): Promise<Look> => {
    try {
      await stage.show(shot, patience);
      return { png: await stage.picture() };
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return { problem: problem.replace(/^page\.evaluate: (Error: )?/, '') };
    }
  };
  try {
    for (const shot of shots) {
      const isNew = !isKnown(shot);
      const isGood = async (seen: Look) =>
        'png' in seen && (isNew || (await isApproved(shot, seen.png)));
      let seen = await look(shot, isNew ? PATIENCE_MS[0] : undefined);
      for (const patience of PATIENCE_MS) {
        if (await isGood(seen)) break;
        await stage.close();
        stage = await Stage.open(browser, url, kind);
        seen = await look(shot, patience);
        again += 1;
      }
      await taken({ shot, ...seen });
    }
  } finally {
    await stage.close();
  }
  return again;
}

/**
 * Takes the pictures of all subjects, the longest first, on several pages at once.
 * @returns how often one was looked at again
 */
export async function takePictures(taking: Taking): Promise<number> {
  const queue = [...taking.subjects].sort((a, b) => b.shots.length - a.shots.length);
  let again = 0;
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const more = await takeSubject(taking, next);
      again += more;
    }
  };
  const pages = Math.min(availableParallelism() * PAGES_PER_PROCESSOR, MOST_PAGES);
  await Promise.all(Array.from({ length: pages }, work));
  return again;
}
