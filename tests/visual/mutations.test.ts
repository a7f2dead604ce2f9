import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBrowser } from '../../scripts/test/browser.ts';
import { compare } from '../../scripts/visual/compare.ts';
import { planPictures, readBrandModes, type Subject } from '../../scripts/visual/plan.ts';
import { Stage, stageBrowser } from '../../scripts/visual/stage.ts';
import { type ServedStorybook, serveStorybook } from '../../scripts/visual/storybook.ts';
import { type Change, change, restore } from './change.ts';

/** Beside every component of the kit, a whole screen. */
const SCREEN = 'lobby-screen';
const CHANGES: readonly Change[] = ['border', 'colour', 'shift'];

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
    const looks = shots.filter((shot) => shot.story === story).map(({ look }) => look);
    const stage = await Stage.open(browser, storybook.url, 'kit');
    try {
      const modes = await stage.page.evaluate((id) => window.stage.modesOf(id), story);
      expect(Object.values(modes)).toEqual(looks);
    } finally {
      await stage.close();
    }
  }
});

/** What a change of a subject's first story goes wrong with; nothing when all is as it should be. */
async function problemsOf(subject: Subject): Promise<string[]> {
  const [shot] = subject.shots;
  if (!shot) return [`${subject.name} has no picture`];
  const problems: string[] = [];
  const stage = await Stage.open(browser, storybook.url, subject.kind);
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
      if ((await pixelsNow()) > 0) problems.push(`${shot.key}: a ${kind} leaves traces`);
    }
    // Shown once more, the story is what it was: the pictures are of it, not of its past.
    await stage.show(shot);
    if ((await pixelsNow()) > 0) problems.push(`${shot.key} is another one when shown again`);
  } catch (error) {
    problems.push(`${shot.key}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  } finally {
    await stage.close();
  }
  return problems;
}

test('in every component a one-pixel border, the last step of a colour and a shift by two pixels are caught, nothing else', async () => {
  const queue = subjects.filter(({ kind, name }) => kind === 'kit' || name === SCREEN);
  expect(queue.length).toBeGreaterThan(30);
  const problems: string[] = [];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      problems.push(...(await problemsOf(next)));
    }
  };
  await Promise.all([work(), work()]);
  expect(problems).toEqual([]);
}, 300_000);
