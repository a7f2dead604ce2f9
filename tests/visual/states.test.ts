import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { browserFlags, browserPath } from '../../scripts/browser.ts';
import { ensureBrowser } from '../../scripts/test/browser.ts';
import { enterState, type State } from '../../scripts/visual/states.ts';

const PAGE = `<!doctype html>
<style>
  @layer kit {
    .button:hover:not(:has(:disabled)) { color: rgb(1, 0, 0); }
    .button:hover .icon { color: rgb(2, 0, 0); }
    .button:not(:hover) { opacity: 1; }
    .button:focus-visible, .link:focus-visible { outline: 3px solid rgb(3, 0, 0); }
    .hidden:hover { color: rgb(4, 0, 0); }
    @media (min-width: 9999px) { .button:hover { color: rgb(5, 0, 0); } }
  }
  @layer portal { .link:active { color: rgb(6, 0, 0); } }
  .hidden { display: none; }
</style>
<a class="hidden">Nobody sees it</a>
<button class="button" id="first">One <i class="icon">i</i></button>
<button class="button" id="second">Two</button>
<a class="link" href="#">Link</a>
<select><option>Alpha</option><option>Beta</option><option>Gamma</option></select>`;

let browser: Browser;
let page: Page;
let devtools: CDPSession;
beforeAll(async () => {
  await ensureBrowser();
  browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags });
}, 300_000);
afterAll(() => browser?.close());
beforeEach(async () => {
  page = await browser.newPage();
  devtools = await page.context().newCDPSession(page);
  await page.setContent(PAGE);
});

const enter = (state: State, { layer, known = [] }: { layer?: string; known?: string[] } = {}) =>
  enterState(page, devtools, { state, layer, known: new Set(known) });
const colour = (selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).color);

test('hover is applied once for each rule that matches a visible element, and removed afterwards', async () => {
  const before = await colour('#first');
  const { fresh, leave } = await enter('hover');
  expect(fresh.map((rule) => /rgb\((\d)/.exec(rule)?.[1])).toEqual(['1', '2']);
  expect(await colour('#first')).toBe('rgb(1, 0, 0)');
  expect(await colour('#first .icon')).toBe('rgb(2, 0, 0)');
  expect(await colour('#second')).toBe(before);
  await leave();
  expect(await colour('#first')).toBe(before);
  expect((await enter('hover', { known: [...fresh] })).fresh).toEqual([]);
});

test('a rule with several selectors is shown by the first; active and focus are states of their own', async () => {
  const focus = await enter('focus');
  expect(focus.fresh).toHaveLength(1);
  const outline = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).outlineColor);
  expect(await outline('#first')).toBe('rgb(3, 0, 0)');
  await focus.leave();
  const active = await enter('active');
  expect(active.fresh).toHaveLength(1);
  expect(await colour('.link')).toBe('rgb(6, 0, 0)');
});

test('with a cascade layer only its rules count', async () => {
  expect((await enter('hover', { layer: 'portal' })).fresh).toEqual([]);
  expect((await enter('active', { layer: 'portal' })).fresh).toHaveLength(1);
});

test('a closed list shows its options, once', async () => {
  const height = () => page.locator('select').evaluate(({ clientHeight }) => clientHeight);
  const closed = await height();
  const { fresh, leave } = await enter('options');
  expect(fresh).toEqual(['Alpha\nBeta\nGamma']);
  expect(await height()).toBeGreaterThan(2 * closed);
  await leave();
  expect(await height()).toBe(closed);
  expect((await enter('options', { known: [...fresh] })).fresh).toEqual([]);
});
