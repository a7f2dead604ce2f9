import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import type { AnyEndpoint } from '../../../gateway/contract/endpoint.ts';
import { ANSWERS_ELEMENT_ID } from '../../../gateway/contract/page.ts';
import { DEMO_BRANCH, DEMO_SUBAGENT, people } from '../../../gateway/sandbox/seed/people.ts';
import { seededRandom } from '../../../gateway/sandbox/seed/random.ts';
import { DEMO_PASSWORD } from './members.ts';

const SERVER_RENDERED = new RegExp(
  `(<div id="root"[^>]*>).*?(</div>\\s*<script type="application/json" id="${ANSWERS_ELEMENT_ID}">.*?</script>)</body>`,
  's',
);

/**
 * Disables server rendering from here on: the browser renders each page itself and makes all its calls, as it does where
 * the gateway could not render one in time.
 */
export async function disableServerRendering(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => !/\.\w+$|^\/(?:wps|lgw|sandbox)\//.test(pathname),
    async (route) => {
      const request = route.request();
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) {
        return route.fallback();
      }
      const response = await route.fetch({ maxRedirects: 0 });
      const html = await response.text();
      const body = html
        .replace(SERVER_RENDERED, '$1</div></body>')
        .replace(/<script>.*?<\/script>/s, '');
      await route.fulfill({ response, body });
    },
  );
}

/** Selects a language, by its own name, in the header of a page in either language. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Language|Wika)/ })
    .click();
  await page.getByRole('menuitem', { name }).click();
}

/** Members of the demo data with money, one for each test: a login ends the session of another. */
const crowd = people(seededRandom('accounts'), 260);
export const demoMember = (number: number) => ({
  username: crowd.at(-20 - number)?.username ?? '',
  password: DEMO_PASSWORD,
});

/** The first accounts of the first two levels. */
const NAMED_AGENTS = new Map([
  [0, DEMO_BRANCH.username],
  [5, DEMO_SUBAGENT.username],
]);

/** Agents of the demo's tree under demo_agent, one for each test. */
export const demoAgent = (number: number) => ({
  username: NAMED_AGENTS.get(number) ?? crowd.at(number)?.username ?? '',
  password: DEMO_PASSWORD,
});

/** Navigates by the portal's router without loading a new page, as a link inside does. */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

export async function preferBrand(context: BrowserContext, url: string, brand: string) {
  await context.addCookies([{ name: 'brand', value: brand, url }]);
}

export async function preferLanguage(context: BrowserContext, url: string, language: string) {
  await context.addCookies([{ name: 'lang', value: language, url }]);
}

/** Records every request to an endpoint from now on. */
export function watchCalls(page: Page, endpoint: AnyEndpoint): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === endpoint.path) seen.push(request);
  });
  return seen;
}

/** Asserts that the body of an encrypted request is a JWE only (R7.03). */
export function expectSealed(request: Request | undefined): void {
  expect(request?.postDataJSON()).toEqual({
    value: expect.stringMatching(/^eyJ[\w-]+(\.[\w-]+){4}$/),
  });
}

export const queryOf = (request: Request): Record<string, string> =>
  Object.fromEntries(new URL(request.url()).searchParams);

/** The cards of a lobby's own list, without those of the most played games below it. */
export const lobbyCards = (page: Page) => page.getByRole('tabpanel').getByRole('article');

/** CSS pixels by which the page is wider than its window. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Marks the first matching node; `isMarked` tells whether that node still exists. */
export async function mark(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((node) => Reflect.set(node, '__marked', true));
}
export const isMarked = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => Reflect.get(node, '__marked') === true);

/** Holds every request to an address until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let open = false;
  const waiting: (() => void)[] = [];
  await page.route(url, async (route) => {
    if (!open) await new Promise<void>((resolve) => waiting.push(resolve));
    await route.fallback();
  });
  return () => {
    open = true;
    for (const go of waiting) go();
  };
}

/**
 * Waits until the server-rendered page is hydrated completely. Until then the address must not change, because React's
 * first rendering has to match the server's.
 */
export async function waitForHydration(page: Page): Promise<void> {
  // The view and the footer wait for scripts of their own, in any order.
  const isHydrated = () =>
    ['footer', 'main :is(a, button, input, select)'].every((part) => {
      const element = document.querySelector(part);
      if (!element) return part !== 'footer';
      return Object.keys(element).some((key) => key.startsWith('__react'));
    });
  await expect.poll(() => page.evaluate(isHydrated), { timeout: 15_000 }).toBe(true);
}

/**
 * Waits until announcements have been loaded and would have opened. They open when the page is idle, or five seconds after
 * it has loaded: animations leave some machines no idle time.
 */
export async function waitForAnnouncements(page: Page): Promise<void> {
  const idle = () =>
    new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 6_000 }));
  await page.waitForLoadState('load');
  await page.evaluate(idle);
  await page.waitForLoadState('networkidle');
  await page.evaluate(idle);
}

/** The confirmation for a token in the address. */
export const offeredSession = (page: Page) =>
  page.getByRole('alertdialog', { name: /^Continue as .+\?$/ });

/** The confirmation where the gateway has not returned the token's owner. */
export const uncheckedSession = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Use the login of this link?' });

/** Opens an address with a token and confirms it. */
export async function followTokenLink(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await offeredSession(page).getByRole('button', { name: 'Continue', exact: true }).click();
}

export const accountMenu = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Account menu of/ });
