import type { Page } from '@playwright/test';
import { shiftsOf, watchShifts } from './support/layout-shift.ts';
import { holdRequests, waitForHydration } from './support/pages.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

test('the portal that the gateway serves starts without an error', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a new member arrives logged in', async ({ page, freshMember, gateway }) => {
  await freshMember.logIn();
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  expect(token).toBe(freshMember.session.token);
  // Another login ends the first session, and a page that still uses it is refused.
  await page.close();
  const again = await gateway.client.logIn(freshMember.username, freshMember.password);
  expect(again.userName).toBe(freshMember.username);
});

const PARTS =
  'header, nav, main section, article, [data-vendor], footer, [role=dialog], [role=dialog] li';

/** Pages of every kind, with an unknown query parameter and with one that selects the content. */
const SERVER_RENDERED = [
  '/',
  '/?utm_source=mail',
  '/?category=LIVE',
  '/rng?page=2',
  '/live',
  '/sports?gameType=SPORTS',
  '/lott',
  '/promotions?category=DEPOSIT',
  '/promotions?promo=RELOAD',
  '/help#fair-play',
  '/pointMall',
  '/mirrors',
  '/agent',
  '/appDownload?system=android',
  '/login',
  '/register',
];

/** Marks the server-rendered parts, once the page has been parsed. */
const recordServerRendered = (page: Page) =>
  page.addInitScript((parts) => {
    document.addEventListener('DOMContentLoaded', () => {
      Reflect.set(window, '__serverRendered', [...document.querySelectorAll(parts)]);
    });
  }, PARTS);

/** Number of server-rendered parts, and of those that still exist. */
const countServerRendered = (page: Page) =>
  page.evaluate(() => {
    const rendered = Reflect.get(window, '__serverRendered') as Element[];
    return [rendered.length, rendered.filter((part) => part.isConnected).length];
  });

/** Runs idle callbacks immediately: hydration has only just begun then. */
const idleAtOnce = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = (run) => {
      run({ didTimeout: false, timeRemaining: () => 50 });
      return 1;
    };
  });

test('every public page is complete before any script has loaded, with its data', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  const shows = async (path: string, ...texts: readonly (string | RegExp)[]) => {
    await page.goto(path);
    for (const text of texts) {
      await expect(page.getByRole('main').getByText(text).first(), path).toBeVisible();
    }
    await expect(page.getByRole('contentinfo')).toBeAttached();
  };
  await shows('/', 'Live casino');
  await shows('/rng', 'Slots', /^\d[\d,]* games$/);
  await shows('/rng?q=zzzz&tab=ALL', 'Slots', /nothing|no games/i);
  await shows('/promotions', 'Promotions');
  await shows('/pointMall', 'points');
  await shows('/mirrors', 'Mirror sites and line speed');
  await shows('/agent', 'Agents’ entrance');
  await shows('/appDownload', 'iOS');

  const reads = async (path: string, name: string, ...texts: readonly RegExp[]) => {
    await page.goto(path);
    const dialog = page.getByRole('dialog', { name });
    for (const text of texts) await expect(dialog.getByText(text).first(), path).toBeVisible();
  };
  await reads('/help', 'Help center', /^Fair play$/, /An order that is not paid in time closes/);
  await reads('/promotions?promo=RELOAD', 'Daily reload: 10% back in', /^Turnover: 8 times/);
  await context.close();
});

for (const path of SERVER_RENDERED) {
  test(`the server-rendered page of ${path} hydrates without changes, and does not shift`, async ({
    context,
    page,
  }) => {
    await watchShifts(context);
    await recordServerRendered(page);
    // Where the machine is busy, the first request of a page may not be rendered in time; the browser renders it then.
    const document = async () => (await page.request.get(path)).text();
    await expect.poll(document, { timeout: 60_000 }).toContain('</main>');
    await page.goto(path);
    await waitForHydration(page);
    const [all, left] = await countServerRendered(page);
    expect(all).toBeGreaterThan(6);
    expect(left).toBe(all);
    const { sum, lines } = await shiftsOf(page);
    expect(sum, lines).toBeLessThan(0.01);
  });
}

test('input and presses before hydration are replayed after it', async ({ page }) => {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/rng', { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: 'Search games by name' });
  await field.fill('emberfall dragon');
  letCome();
  await expect(page).toHaveURL(/q=emberfall\+dragon/);
  await expect(field).toHaveValue('emberfall dragon');
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toHaveAccessibleName(
    'Emberfall Dragon',
  );

  const gate = Promise.withResolvers<void>();
  await page.unrouteAll();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/rng', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Hot' }).click();
  gate.resolve();
  await expect(page).toHaveURL(/tab=HOT/);
  await expect(page.getByRole('tab', { name: 'Hot' })).toHaveAttribute('aria-selected', 'true');
});

test('Escape, pressed before hydration, closes the dialog that was rendered with the page', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/help#turnover', { waitUntil: 'commit' });
  const help = page.getByRole('dialog', { name: 'Help center' });
  await expect(help.getByRole('heading', { name: 'Turnover' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(help).toBeVisible();
  release();
  await expect(help).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
});

test('input is kept where a page reports hydration before its parts are hydrated', async ({
  page,
}) => {
  await idleAtOnce(page);
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/rng', { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: 'Search games by name' });
  await field.fill('emberfall dragon');
  gate.resolve();
  await expect(page).toHaveURL(/q=emberfall\+dragon/);
  await expect(field).toHaveValue('emberfall dragon');
});

for (const { path, role, named } of [
  { path: '/login', role: 'dialog', named: 'Log in' },
  { path: '/agent', role: 'main', named: undefined },
] as const) {
  test(`values that a browser fills into the server-rendered form of ${path} at the moment of hydration are kept`, async ({
    page,
  }) => {
    await idleAtOnce(page);
    await page.addInitScript(() => {
      addEventListener('baize:alive', () =>
        queueMicrotask(() => {
          const name = document.querySelector<HTMLInputElement>('[autocomplete="username"]');
          if (!name) return;
          // As a password manager does: without any event of keys or pointer before.
          const { set } =
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
          set?.call(name, 'filled');
          name.dispatchEvent(new Event('input', { bubbles: true }));
        }),
      );
    });
    await page.goto(path);
    const form = page.getByRole(role, { name: named });
    const name = form.getByLabel(/^Username/);
    const password = form.getByLabel(/^Password/);
    await expect(name).toHaveValue('filled');
    await waitForHydration(page);
    await password.fill('another');
    await expect(name).toHaveValue('filled');
    await password.fill('');
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect(password).toBeFocused();
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  });
}

test('a person who types in a server-rendered registration keeps the focus during hydration', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/register', { waitUntil: 'commit' });
  const dialog = page.getByRole('dialog', { name: 'Create an account' });
  const password = dialog.getByLabel(/^Password/);
  await password.focus();
  await page.keyboard.type('half');
  release();
  const isAlive = (field: Element) => Object.keys(field).some((key) => key.startsWith('__react'));
  await expect.poll(() => password.evaluate(isAlive)).toBe(true);
  await waitForHydration(page);
  await expect(password).toBeFocused();
  await page.keyboard.type(' and half');
  await expect(password).toHaveValue('half and half');
  await expect(dialog.getByLabel(/^Username/)).toHaveValue('');
});

/** Keeps a page busy; calling the result runs its idle callbacks. */
async function idleWhenTold(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    window.requestIdleCallback = (run) =>
      waiting.push(() => run({ didTimeout: false, timeRemaining: () => 50 }));
    Object.assign(window, {
      rest: () => {
        for (const run of waiting.splice(0)) run();
      },
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'rest')());
}

test('a person who types between the hydration of a server-rendered form and the page’s idle time can continue', async ({
  page,
}) => {
  const rest = await idleWhenTold(page);
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/register', { waitUntil: 'commit' });
  const password = page.getByRole('dialog').getByLabel(/^Password/);
  await password.focus();
  await page.keyboard.type('half');
  release();
  // The form is empty after hydration, and earlier input is replayed when the page is idle.
  await expect(password).toHaveValue('');
  await page.keyboard.type(' and half');
  await expect(password).toHaveValue('half and half');
  await rest();
  await expect(password).toHaveValue('half and half');
  await page.keyboard.type(', again');
  await expect(password).toHaveValue('half and half, again');
});

test('a press on a partly hydrated page is handled once', async ({ page }) => {
  const rest = await idleWhenTold(page);
  await page.goto('/rng');
  // Handles presses already, although hydration was not reported.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[role=tab]') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );
  await page.getByRole('tab', { name: 'Recent', exact: true }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await expect(login).toHaveCount(0);
  await rest();
  await expect(login).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(login).toHaveCount(0);
  await rest();
  await expect(login).toHaveCount(0);
});

test('Back, pressed after a reload before hydration, leads to the page before', async ({
  page,
}) => {
  const cards = page.getByRole('main').getByRole('article');
  await page.goto('/rng');
  await waitForHydration(page);
  const first = (await cards.first().getAttribute('aria-label')) ?? '';
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(cards.first()).not.toHaveAccessibleName(first);
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(cards.first()).not.toHaveAccessibleName(first);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/rng$/);
  gate.resolve();
  await expect(cards.first()).toHaveAccessibleName(first);
});

test.describe('far from the gateway', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('a server-rendered page hydrates in another time zone, and shows the days of that zone', async ({
    page,
  }) => {
    await recordServerRendered(page);
    await page.goto('/promotions');
    await waitForHydration(page);
    const [all, left] = await countServerRendered(page);
    expect(left).toBe(all);
    await expect(page.getByText(/Until \w/).first()).toBeVisible();
  });
});

test('the frame around a page that needs a session is rendered immediately', async ({
  page,
  freshMember,
}) => {
  await freshMember.logIn();
  await recordServerRendered(page);
  await page.goto('/member?page=depositv2');
  await expect(page.getByRole('heading', { name: 'Deposit' }).first()).toBeVisible();
  const [all, left] = await countServerRendered(page);
  expect(all).toBeGreaterThan(5);
  expect(left).toBeGreaterThan(5);
});

for (const who of ['visitor', 'member'] as const) {
  test(`the server-rendered home hydrates without changes, for a ${who}`, async ({
    page,
    freshMember,
  }) => {
    await recordServerRendered(page);
    if (who === 'member') await freshMember.logIn();
    await page.goto('/');
    await waitForHydration(page);
    const [all, left] = await countServerRendered(page);
    expect(all).toBeGreaterThan(50);
    expect(left).toBe(all);
    // Pictures that loaded before the scripts are recognized as loaded.
    const waiting = page.locator('img[src][data-state="loading"]');
    const isThere = (pictures: (HTMLElement | SVGElement)[]) =>
      pictures.filter((one) => one instanceof HTMLImageElement && one.complete).length;
    await expect.poll(() => waiting.evaluateAll(isThere)).toBe(0);
  });
}

test('Back, pressed during hydration after a reload, leads to the page before', async ({
  page,
}) => {
  const cards = page.getByRole('main').getByRole('article');
  // React attaches its root listeners when it begins to hydrate, before it has rendered anything.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('back') === null) return;
    sessionStorage.removeItem('back');
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (...listener) {
      if (this instanceof Element && this.id === 'root') {
        EventTarget.prototype.addEventListener = addEventListener;
        history.back();
      }
      addEventListener.apply(this, listener);
    };
  });
  await page.goto('/rng');
  await waitForHydration(page);
  const first = (await cards.first().getAttribute('aria-label')) ?? '';
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(cards.first()).not.toHaveAccessibleName(first);
  await page.evaluate(() => sessionStorage.setItem('back', ''));
  await page.reload();
  await expect(page).toHaveURL('/rng');
  await expect(cards.first()).toHaveAccessibleName(first);
});
