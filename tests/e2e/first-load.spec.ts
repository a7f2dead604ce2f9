import type { Browser, Page } from '@playwright/test';
import { chooseLanguage, holdRequests, lobbyCards, waitForHydration } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** The file names of a page's requests, by suffix. */
function watchFiles(page: Page, ending: string): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (name.endsWith(ending)) names.push(name);
  });
  return names;
}

for (const [language, tag] of [
  ['EN', 'en'],
  ['TY', 'fil-PH'],
] as const) {
  test(`pages in ${language} load the small fonts, and no other`, async ({
    context,
    page,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
    const fonts = watchFiles(page, '.woff2');
    for (const path of ['/', '/rng', '/promotions', '/pointMall', '/help']) {
      await page.goto(path);
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
    }
    expect(new Set(fonts.filter((name) => !name.includes('-currency-')))).toEqual(
      new Set(['inter-plain-wght-normal.woff2', 'playfair-display-plain-wght-normal.woff2']),
    );
  });
}

const NAMED = /<link data-rel="modulepreload"[^>]* href="([^"]+)"/g;
const NAMED_FOR_MEMBERS = /<link data-member-rel="modulepreload"[^>]* href="([^"]+)"/g;
const namedIn = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, file]) => file ?? '');
for (const path of [
  '/',
  '/register',
  '/help',
  '/rng',
  '/sports',
  '/promotions',
  '/pointMall',
  '/mirrors',
  '/agent',
]) {
  test(`${path} preloads the scripts that it needs before it responds to presses, and loads each once`, async ({
    page,
  }) => {
    await page.addInitScript(() =>
      addEventListener('baize:alive', () => Reflect.set(window, 'isAlive', true)),
    );
    const html = await (await page.request.get(path)).text();
    const named = namedIn(html, NAMED);
    for (const part of [/\/words-en-/, /\/page-/]) {
      expect(named.filter((file) => part.test(file))).toHaveLength(1);
    }
    // And the page's own scripts.
    expect(named.length).toBeGreaterThan(2);
    // No others are loaded.
    const visitors = html.replaceAll(NAMED_FOR_MEMBERS, '');
    await page.route('**/assets/*.js', (route) => {
      const { pathname } = new URL(route.request().url());
      return visitors.includes(`"${pathname}"`) ? route.fallback() : undefined;
    });
    const scripts = watchFiles(page, '.js');
    await page.goto(path);
    await page.waitForFunction(() => Reflect.get(window, 'isAlive'));
    await expect(page.locator('link[rel="modulepreload"][data-rel]')).toHaveCount(named.length);
    await waitForHydration(page);
    for (const file of named) {
      expect(scripts.filter((name) => file.endsWith(`/${name}`))).toHaveLength(1);
    }
  });
}

for (const path of ['/', '/rng', '/member?page=wallet']) {
  test(`${path} lists the additional files for members, and visitors load none of them`, async ({
    page,
    freshMember,
  }) => {
    const html = await (await page.request.get(path)).text();
    const named = namedIn(html, NAMED_FOR_MEMBERS);
    expect(named.length).toBeGreaterThan(1);
    const early = () => page.locator('link[rel="modulepreload"][data-member-rel]');
    await page.goto('/');
    await waitForHydration(page);
    await expect(early()).toHaveCount(0);
    await freshMember.logIn();
    const scripts = watchFiles(page, '.js');
    // No others are loaded.
    await page.route('**/assets/*.js', (route) => {
      const { pathname } = new URL(route.request().url());
      return html.includes(`"${pathname}"`) ? route.fallback() : undefined;
    });
    await page.goto(path);
    await expect(early()).toHaveCount(named.length);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('button', { name: /account/i }).first()).toBeVisible();
    for (const file of named) {
      expect(scripts.filter((name) => file.endsWith(`/${name}`))).toHaveLength(1);
    }
  });
}

test('a worker reads the browser’s locale data, and terminates', async ({ page }) => {
  const started = page.waitForEvent('worker');
  const ended = started.then((worker) => worker.waitForEvent('close'));
  await page.goto('/');
  const worker = await started;
  expect(new URL(worker.url()).pathname).toMatch(/^\/assets\/read-locales-[\w-]{8}\.js$/);
  await ended;
});

test('members load no form code before a form is opened', async ({ page, freshMember }) => {
  await freshMember.logIn();
  const scripts = watchFiles(page, '.js');
  await page.goto('/');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const forms = () => scripts.filter((name) => /^(auth|forms|login-popup)-/.test(name));
  // Everything else has loaded.
  for (const part of ['home', 'member', 'once-painted', 'page', 'parts']) {
    expect(scripts.filter((name) => name.startsWith(`${part}-`))).toHaveLength(1);
  }
  expect(forms()).toEqual([]);
  await page.goto('/member?page=security');
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
  await expect.poll(() => forms().length).toBeGreaterThan(0);
});

test('members do not reload data that came with the page and is the same for them', async ({
  page,
  freshMember,
}) => {
  await freshMember.logIn();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/wps/')) {
      asked.push(`${pathname.split('/').at(-1)} ${searchParams.get('execution') ?? ''}`.trim());
    }
  });
  await page.goto('/');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  // The member's own data has been requested.
  expect(asked).toContain('info');
  expect(asked).toContain('MCSFE_getFavoriteGames');
  for (const served of [
    'GCSGAME_newGameVendor',
    'MCSFE_getListAnnouncements',
    'MCSFE_getListAnnouncements B',
    'whitelabel',
    // Its amounts are in the currency of visitors, which is the member's.
    'GCSGAME_hotGamesV2',
    'GCSGAME_gameList',
  ]) {
    expect(asked).not.toContain(served);
  }
});

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

/** Number of elements whose style the browser calculates, counted for each calculation. */
async function countStyled(browser: Browser, page: Page, work: () => Promise<void>) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await work();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  return trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

/** All except content far from the window, whose style is deferred. */
const countRendered = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) =>
        element.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

for (const who of ['visitor', 'member']) {
  test(`the content of a ${who}'s page does not cause a second style calculation of all elements`, async ({
    browser,
    page,
    freshMember,
  }) => {
    if (who === 'member') await freshMember.logIn();
    await page.setViewportSize({ width: 412, height: 823 });
    const devtools = await page.context().newCDPSession(page);
    // While a page arrives slowly, some of its style is calculated before its end has arrived.
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const load = async () => {
      await page.goto('/rng');
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
    };
    const styled: number[] = [];
    for (let run = 0; run < 3; run += 1) styled.push(await countStyled(browser, page, load));
    const rendered = await countRendered(page);
    expect(rendered).toBeGreaterThan(300);
    // The median, because one of some sixty loads counted four times as many during a build; the cause was not found.
    expect(styled.toSorted((one, other) => one - other)[1]).toBeLessThan(2 * rendered);
  });
}

test('a page that is opened next exits in the language that it came with', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, '__writes', 0);
    new MutationObserver((records) => {
      Reflect.set(window, '__writes', Reflect.get(window, '__writes') + records.length);
    }).observe(document, { attributes: true, attributeFilter: ['lang'], subtree: true });
  });
  const writes = () => page.evaluate(() => Reflect.get(window, '__writes'));
  await page.goto('/');
  await waitForHydration(page);
  expect(await writes()).toBe(0);
  await chooseLanguage(page, 'Filipino');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH');
  expect(await writes()).toBeGreaterThan(0);
});

/** Positions of a page's parts in whole px, and their look; their width depends on the loaded fonts. */
const lookOf = (page: Page) =>
  page.evaluate(() =>
    ['body', 'header', 'header a', 'main', 'main :is(h1, h2)', 'footer', 'footer a'].map((part) => {
      const element = document.querySelector(part);
      if (!element) throw new Error(`The page has no ${part}.`);
      const { x, y } = element.getBoundingClientRect();
      const top = part.startsWith('footer') ? 0 : Math.round(y);
      const { color, backgroundColor, display, fontSize } = getComputedStyle(element);
      return [part, Math.round(x), top, color, backgroundColor, display, fontSize];
    }),
  );

for (const path of ['/', '/rng', '/promotions', '/help', '/agent']) {
  test(`${path} is painted with all of its styles before any other file has loaded`, async ({
    page,
  }) => {
    const others = /\/(?:assets|brands|art)\//;
    const release = await holdRequests(page, others);
    await page.goto(path, { waitUntil: 'commit' });
    const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    await expect.poll(paints).toBeGreaterThan(0);
    await expect(page.locator('footer')).toBeAttached();
    const early = await lookOf(page);
    release();
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(await lookOf(page)).toEqual(early);
  });
}

test('the picture of the first screen is the first request of a server-rendered page', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/', '/promotions']) {
    await page.goto('about:blank');
    asked.length = 0;
    await page.goto(path);
    expect(asked.slice(0, 2)).toEqual([path, expect.stringMatching(/^\/art\/.*\.webp$/)]);
  }
});

test('a server-rendered page loads its visible pictures before its scripts, each once, and others when they are near', async ({
  page,
}) => {
  const covers = page.locator('section', {
    has: page.getByRole('heading', { name: /^Hot games/ }),
  });
  const fetched = covers.locator('img[src]');
  for (const [width, height, seen] of [
    [1440, 900, 6],
    [412, 823, 3],
  ] as const) {
    // Requests of the page before, for its new width, are not this one's.
    await page.goto('about:blank');
    const pictures = watchFiles(page, '.webp');
    await page.setViewportSize({ width, height });
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(fetched).toHaveCount(seen);
    await expect(covers.locator('img')).toHaveCount(12);
    release();
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await expect(fetched).toHaveCount(seen);
    expect(new Set(pictures).size).toBe(pictures.length);
    await covers.getByRole('button', { name: /next/i }).click();
    await expect.poll(() => fetched.count()).toBeGreaterThan(seen);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('a page that was never scrolled requests no picture below its window, and those near it from the first turn of the wheel on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 620 });
  await page.goto('/rng');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  /** The distance of each cover below the window, px (negative above its edge), and whether it is requested. */
  const covers = () =>
    lobbyCards(page)
      .locator('img')
      .evaluateAll((pictures) =>
        pictures.map((picture) => ({
          below: picture.getBoundingClientRect().top - innerHeight,
          isAsked: picture.hasAttribute('src'),
        })),
      );
  const before = await covers();
  expect(before.some(({ below }) => below < 0)).toBe(true);
  expect(before.some(({ below }) => below > 20 && below < 320)).toBe(true);
  expect(before.filter(({ below, isAsked }) => isAsked !== below < 0)).toEqual([]);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 10);
  await expect
    .poll(async () => (await covers()).filter(({ below, isAsked }) => isAsked !== below < 320))
    .toEqual([]);
  expect((await covers()).some(({ isAsked }) => !isAsked)).toBe(true);
});
