import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright';
import type { Shot, Subject } from './plan.ts';
import { Stage } from './stage.ts';

/** What became of one shot: its picture, or why there is none. */
export type Taken =
  | { readonly shot: Shot; readonly png: Buffer }
  | { readonly shot: Shot; readonly problem: string };

/** More pages than processors only take turns. */
const MOST_PAGES = 4;

/** Every picture of a subject on a page of its own, so that no other one leaves traces in it. */
async function takeSubject(
  browser: Browser,
  url: string,
  { kind, shots }: Subject,
  taken: (result: Taken) => Promise<void>,
): Promise<void> {
  let stage = await Stage.open(browser, url, kind);
  try {
    for (const shot of shots) {
      try {
        await stage.show(shot);
        await taken({ shot, png: await stage.picture() });
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        await taken({ shot, problem: problem.replace(/^page\.evaluate: (Error: )?/, '') });
        await stage.close();
        stage = await Stage.open(browser, url, kind);
      }
    }
  } finally {
    await stage.close();
  }
}

/**
 * Takes the pictures of all subjects, the longest first, on as many pages as there are processors.
 * `taken` hears of each as it comes.
 */
export async function takePictures(
  browser: Browser,
  url: string,
  subjects: readonly Subject[],
  taken: (result: Taken) => Promise<void>,
): Promise<void> {
  const queue = [...subjects].sort((a, b) => b.shots.length - a.shots.length);
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await takeSubject(browser, url, next, taken);
    }
  };
  const pages = Math.min(availableParallelism(), MOST_PAGES);
  await Promise.all(Array.from({ length: pages }, work));
}
