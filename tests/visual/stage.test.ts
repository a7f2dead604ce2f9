import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBrowser } from '../../scripts/test/browser.ts';
import { compare } from '../../scripts/visual/compare.ts';
import { inParallel } from '../../scripts/visual/in-parallel.ts';
import {
  planPictures,
  readBrandModes,
  type Shot,
  type Subject,
} from '../../scripts/visual/plan.ts';
import { Stage, stageBrowser } from '../../scripts/visual/stage.ts';
import { type ServedStorybook, serveStorybook } from '../../scripts/visual/storybook.ts';
import { type Change, change, restore } from './change.ts';

/** A whole screen, in addition to every component of the kit. */
const SCREEN = 'lobby-screen';
const CHANGES: readonly Change[] = ['border', 'colour', 'shift'];
/** Takes a minute or two on an idle machine; other tests run at the same time. */
const LIMIT_MS = 900_000;
/** Concurrent pages, because each spends much time waiting for its next frame. */
const PAGES = 4;
/** Subjects that one page renders in sequence, because opening a page takes as long as rendering some. */
const SUBJECTS_OF_PAGE = 6;

/** Every option of the toolbar set to another value, at the same time. */
const TURNED = {
  brand: 'lantern',
  mode: 'dark',
  language: 'pseudo',
  direction: 'rtl',
  density: 'compact',
  motion: 'reduced',
} as const;

let storybook: ServedStorybook;
let browser: Browser;
let subjects: Subject[];

beforeAll(async () => {
  await ensureBrowser();
  storybook = await serveStorybook();
  browser = await chromium.launch(stageBrowser());
  subjects = planPictures(storybook.index, await readBrandModes());
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await storybook?.stop();
});

test('Chromatic gets the same looks as its modes', async () => {
  for (const [name, story] of [
    ['button', 'kit-button--primary'],
    ['button', 'kit-button--quiet'],
    ['lobby-screen', 'portal-lobby--full'],
  ] as const) {
    const shots = subjects.find((each) => each.name === name)?.shots ?? [];
    const looks = shots
      .filter((shot) => shot.story === story && !shot.state)
      .map(({ look }) => look);
    const stage = await Stage.open(browser, storybook.url, 'kit');
    try {
      const modes = await stage.page.evaluate((id) => window.stage.modesOf(id), story);
      expect(Object.values(modes)).toEqual(looks);
    } finally {
      await stage.close();
    }
  }
});

/** The subjects of each kind, in order, grouped by page. */
function pagesOf(all: readonly Subject[]): Subject[][] {
  return (['kit', 'portal'] as const).flatMap((kind) => {
    const ofKind = all.filter((subject) => subject.kind === kind);
    const count = Math.ceil(ofKind.length / SUBJECTS_OF_PAGE);
    return Array.from({ length: count }, (_, page) =>
      ofKind.slice(page * SUBJECTS_OF_PAGE, (page + 1) * SUBJECTS_OF_PAGE),
    );
  });
}

/** Returns the undetected changes of a subject's first story; empty if all are detected. */
async function problemsOfChange(stage: Stage, subject: Subject): Promise<string[]> {
  const [shot] = subject.shots;
  if (!shot) return [`${subject.name} has no picture`];
  const problems: string[] = [];
  try {
    await stage.show(shot);
    const before = await stage.picture();
    const pixelsNow = async () => (await compare(before, await stage.picture())).pixels;
    if ((await pixelsNow()) > 0) problems.push(`${shot.key} does not stand still`);
    for (const kind of CHANGES) {
      await stage.page.evaluate(change, kind);
      const { differs } = await compare(before, await stage.picture());
      if (!differs) problems.push(`${shot.key}: a ${kind} is not seen`);
      await stage.page.evaluate(restore);
      await stage.page.evaluate(() => window.stage.settle());
      if ((await pixelsNow()) > 0) problems.push(`${shot.key}: a ${kind} leaves traces`);
    }
    // Shown again, the story looks the same: pictures do not depend on earlier stories.
    await stage.show(shot);
    if ((await pixelsNow()) > 0) problems.push(`${shot.key} is another one when shown again`);
  } catch (error) {
    problems.push(`${shot.key}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
  return problems;
}

async function problemsOfChanges(together: readonly Subject[]): Promise<string[]> {
  const problems: string[] = [];
  const stage = await Stage.open(browser, storybook.url, together[0]?.kind ?? 'kit');
  try {
    for (const subject of together) problems.push(...(await problemsOfChange(stage, subject)));
  } finally {
    await stage.close();
  }
  return problems;
}

test(
  'in every component a one-pixel border, one level of a colour and a shift by two pixels are detected, and nothing else',
  async () => {
    const queue = subjects.filter(({ kind, name }) => kind === 'kit' || name === SCREEN);
    expect(queue.length).toBeGreaterThan(30);
    const problems: string[] = [];
    await inParallel(pagesOf(queue), PAGES, async (together) => {
      problems.push(...(await problemsOfChanges(together)));
    });
    expect(problems).toEqual([]);
  },
  LIMIT_MS,
);

/** The first shot of each story, since looks do not matter here. */
function storiesOf(subjects: readonly Subject[]): Shot[] {
  const first = new Map<string, Shot>();
  for (const shot of subjects.flatMap(({ shots }) => shots)) {
    if (!first.has(shot.story)) first.set(shot.story, shot);
  }
  return [...first.values()];
}

async function problemsOnceTurned(together: readonly Subject[]): Promise<string[]> {
  const problems: string[] = [];
  const kind = together[0]?.kind ?? 'kit';
  let stage = await Stage.open(browser, storybook.url, kind);
  for (const shot of storiesOf(together)) {
    try {
      await stage.show({ ...shot, look: TURNED, plays: false });
      const { wide, turnedBack } = await stage.page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const turnedBack = document.querySelectorAll('[dir="ltr"], html:not([dir="rtl"])').length;
        return { wide: scrollWidth - clientWidth, turnedBack };
      });
      if (wide > 0) problems.push(`${shot.story} is ${wide} px wider than the page`);
      if (turnedBack > 0) problems.push(`${shot.story} is read from left to right`);
    } catch (error) {
      problems.push(`${shot.story}: ${String(error).split('\n')[0]}`);
      await stage.close();
      stage = await Stage.open(browser, storybook.url, kind);
    }
  }
  await stage.close();
  return problems;
}

test(
  'every story is rendered with long words, right-to-left and compact, and fits its page',
  async () => {
    const plain = [{ slug: 'meridian', modes: ['dark'] }];
    const queue = planPictures(storybook.index, plain);
    expect(queue.length).toBeGreaterThan(80);
    const problems: string[] = [];
    await inParallel(pagesOf(queue), PAGES, async (together) => {
      problems.push(...(await problemsOnceTurned(together)));
    });
    expect(problems).toEqual([]);
  },
  LIMIT_MS,
);
