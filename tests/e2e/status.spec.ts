import type { Page } from '@playwright/test';
import { permission } from '../../gateway/contract/system.ts';
import { preferBrand, preferLanguage } from './support/pages.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

test.use({ ownGateway: true });
// Serially, because these tests change what the gateway shows.
test.describe.configure({ mode: 'default' });
// Tests of another file may have closed the registration of this worker's gateway.
test.beforeEach(({ gateway }) => gateway.setFlags({ USERNAMEREG3: true }));
test.afterEach(({ gateway }) => gateway.setStatus(0));

/** Scripts, calls and sockets of the app only: the page itself polls the status, and the ways to get help. */
function watchApp(page: Page): string[] {
  const seen: string[] = [];
  page.on('websocket', (socket) => seen.push(socket.url()));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === permission.path) return;
    if (/^\/(wps|lgw)\//.test(pathname) || /(lobby|home|popup|member)-/.test(pathname)) {
      seen.push(pathname);
    }
  });
  return seen;
}

async function expectNoApp(page: Page) {
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
}

test('[R1.06] [R4.01] during maintenance only the maintenance page is loaded', async ({
  page,
  gateway,
}) => {
  await gateway.setStatus(1, 'We are improving the tables.');
  const app = watchApp(page);
  for (const path of ['/', '/rng', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are making things better');
    await expect(page.getByText('We are improving the tables.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      /^(mailto|tel|https):/,
    );
    await expectNoApp(page);
  }
  await page.waitForLoadState('networkidle');
  expect(app).toEqual([]);
});

test('[R1.06] [R4.01] [R8.06] the region-blocked page shows the visitor’s address, and no app', async ({
  page,
  gateway,
  callerIp,
}) => {
  await gateway.setStatus(2);
  const app = watchApp(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not available where you are');
  await expect(page.getByText('Access is restricted by location or IP address.')).toBeVisible();
  await expect(page.getByText(callerIp)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
    'href',
    /^(mailto|tel|https):/,
  );
  await expectNoApp(page);
  await page.waitForLoadState('networkidle');
  expect(app).toEqual([]);
});

test('[R1.06] [R4.01] a region is determined by the visitor’s address; its page leads to the merchant’s own customer service', async ({
  page,
  gateway,
  callerIp,
}) => {
  const channels = [
    { csType: 'CHAT', path: '/?popup=chat' },
    { csType: 'WHATSAPP', path: 'https://wa.me/639170000001' },
    { csType: 'EMAIL', path: 'mailto:care@baize.example' },
  ];
  await gateway.developer('settings', {
    customerService: channels,
    restrictedNetworks: [`${callerIp}/32`],
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not available where you are');
  await expect(page.getByText(callerIp)).toBeVisible();
  // The chat needs the app, which is not loaded.
  await expect(page.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
    'href',
    'https://wa.me/639170000001',
  );
  await expectNoApp(page);
  // Everybody else is served.
  await gateway.developer('settings', { restrictedNetworks: ['192.0.2.0/24'] });
  await page.goto('/');
  await expect(page.getByRole('banner')).toBeVisible();
  await gateway.developer('settings', { customerService: [], restrictedNetworks: [] });
});

test('[R4.01] a member with an open page is shown the maintenance page, and returns after it', async ({
  page,
  gateway,
  freshMember,
  problems,
}) => {
  // The balance may be requested at the moment in which the maintenance begins.
  problems.allow(/Failed to load resource.*503.*\/wps\//);
  await freshMember.logIn();
  await page.goto('/');
  await expect(page.getByRole('banner').getByText('$0.00', { exact: true })).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByRole('img', { name: 'Not up to date' })).toHaveCount(0);
  await gateway.setStatus(1, 'Back in a moment.');
  await expect(page.getByText('Back in a moment.')).toBeVisible();
  await gateway.setStatus(0);
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
});

for (const [status, title, text] of [
  [1, 'We are making things better', 'Back in a moment.'],
  [2, 'Not available where you are', undefined],
] as const) {
  test(`[R4.01] [R8.06] [R8.07] a visitor, who receives no event, is shown the page of status ${status} by the next call`, async ({
    page,
    gateway,
    callerIp,
    problems,
  }) => {
    problems.allow(/Failed to load resource.*(403|503).*\/(wps|lgw)\//);
    await page.goto('/promotions');
    await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
    // The merchant's own setting, which no event reports.
    await gateway.developer('settings', { systemStatus: status, maintenanceText: text ?? '' });
    await page.getByRole('link', { name: 'Slots' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(text ?? callerIp)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Customer service' })).toBeVisible();
    await expectNoApp(page);
    await gateway.developer('settings', { systemStatus: 0, maintenanceText: '' });
    await page.reload();
    await expect(page.getByRole('banner')).toBeVisible();
  });
}

for (const brand of ['meridian', 'cedar']) {
  for (const { language, titles, service } of [
    {
      language: 'EN',
      titles: ['We are making things better', 'Not available where you are'],
      service: 'Customer service',
    },
    { language: 'TY', titles: [/^(?!We are)/, /^(?!Not available)/], service: 'Customer service' },
  ]) {
    test(`both status pages are accessible in ${brand}, ${language}, on a phone too`, async ({
      page,
      context,
      gateway,
    }) => {
      await preferBrand(context, gateway.url, brand);
      await preferLanguage(context, gateway.url, language);
      for (const status of [1, 2] as const) {
        await gateway.setStatus(status);
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto('/');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[status - 1] ?? '');
        await expect(page.getByRole('link', { name: service })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
        await expectNoAxeViolations(page);
      }
    });
  }
}

test('a status page changes its language without a reload', async ({ page, gateway }) => {
  await gateway.setStatus(1);
  await page.goto('/');
  await page.evaluate(() => Reflect.set(window, 'here', true));
  await page.getByRole('button', { name: 'Filipino' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
    'We are making things better',
  );
  expect(await page.evaluate(() => Reflect.get(window, 'here'))).toBe(true);
});

test('[R1.06] the merchant’s own maintenance message is shown in the reader’s language', async ({
  page,
  gateway,
}) => {
  const maintenanceText = 'We are polishing the tables.';
  const TY = 'Pinakikinis namin ang mga mesa.';
  await gateway.developer('status', { systemStatus: 1, maintenanceText, maintenanceTexts: { TY } });
  await page.goto('/');
  await expect(page.getByText(maintenanceText)).toBeVisible();
  await page.getByRole('button', { name: 'Filipino' }).click();
  await expect(page.getByText(TY)).toBeVisible();
  await expect(page.getByText(maintenanceText)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(TY)).toBeVisible();
  // Without a translation the message is shown in every language.
  await gateway.developer('status', { systemStatus: 1, maintenanceText });
  await page.reload();
  await expect(page.getByText(maintenanceText)).toBeVisible();
});

test('a press on a status page is not lost while its script is loading', async ({
  page,
  gateway,
}) => {
  await gateway.setStatus(1);
  const script = /\/status-page-[^/]*\.js$/;
  let letThrough = () => {};
  const isPressed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  let wasHeld = false;
  await page.route(script, async (route) => {
    wasHeld = true;
    await isPressed;
    // Longer than the page records presses itself.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Filipino' }).click();
  expect(wasHeld).toBe(true);
  letThrough();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH');
});
