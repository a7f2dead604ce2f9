import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBrowser } from '../../scripts/test/browser.ts';
import { compare } from '../../scripts/visual/compare.ts';
import { planPictures, readBrandModes, type Subject } from '../../scripts/visual/plan.ts';
import { Stage, stageBrowser } from '../../scripts/visual/stage.ts';
import { type ServedStorybook, serveStorybook } from '../../scripts/visual/storybook.ts';
import { type Change, change, restore } from './change.ts';

/** Small and large, plain and composed, filled and outlined; a dialog, and a whole screen. */
const SUBJECTS = ['badge', 'button', 'checkbox', 'input', 'paginator', 'game-card', 'lobby-screen'];
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

describe.each(SUBJECTS)('%s', (name) => {
  test('a one-pixel border, the last step of a colour and a shift by two pixels are caught, nothing else', async () => {
    const subject = subjects.find((each) => each.name === name);
    const shot = subject?.shots[0];
    if (!subject || !shot) throw new Error(`There is no ${name} to change.`);
    const stage = await Stage.open(browser, storybook.url, subject.kind);
    try {
      await stage.show(shot);
      const before = await stage.picture();
      expect((await compare(before, await stage.picture())).pixels).toBe(0);
      for (const kind of CHANGES) {
        await stage.page.evaluate(change, kind);
        const { differs } = await compare(before, await stage.picture());
        expect(differs, kind).toBe(true);
        await stage.page.evaluate(restore);
        expect((await compare(before, await stage.picture())).pixels, `after ${kind}`).toBe(0);
      }
      // Shown once more, the story is what it was: the pictures are of it, not of its past.
      await stage.show(shot);
      expect((await compare(before, await stage.picture())).pixels).toBe(0);
    } finally {
      await stage.close();
    }
  });
});
