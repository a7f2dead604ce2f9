import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, expect, expectNoAxeViolations, test } from './support/test.ts';

test.use({ ownGateway: true });

const PLAYER = { username: 'demo_player', password: DEMO_PASSWORD };
const window = (page: Page) =>
  page.locator('[role="dialog"]').filter({ has: page.locator('dl[class]') });
const frame = (page: Page) => page.frameLocator('iframe');
const spin = (page: Page) => frame(page).getByRole('button', { name: /^Spin/ });
const chooser = (page: Page) => page.getByRole('button', { name: 'Connection of the game' });
const origin = async (page: Page) =>
  new URL((await page.locator('iframe').getAttribute('src')) ?? '', page.url()).origin;

async function openSlot(page: Page): Promise<void> {
  await page.goto('/rng?q=emberfall');
  await page
    .getByRole('button', { name: /^Immediate game, Emberfall Dragon$/ })
    .first()
    .click();
  await expect(spin(page)).toBeVisible({ timeout: 15_000 });
}

test.describe(() => {
  // A custom header would trigger a CORS preflight to the other line.
  test.use({ extraHTTPHeaders: {} });

  test('[R12.06c] [R7.02d] a game is loaded from the chosen line, this time and the next, and is played there', async ({
    page,
    gateway,
    logIn,
    problems,
  }) => {
    // The browser reports the failed measurement.
    problems.allow(/ERR_CONNECTION_REFUSED/);
    const { port, origin: here } = new URL(gateway.url);
    const line = `http://127.0.0.1:${port}`;
    await logIn(PLAYER);

    await openSlot(page);
    await expect(chooser(page)).toHaveCount(0);

    await gateway.developer('settings', {
      domainRoute: [here],
      launchGameCDNs: [line, 'http://127.0.0.1:65533'],
    });
    await openSlot(page);
    expect(await origin(page)).toBe(here);
    await chooser(page).focus();
    await page.keyboard.press('Enter');
    const own = page.getByRole('radio', { name: 'This site' });
    const other = page.getByRole('radio', { name: `127.0.0.1:${port}` });
    await expect(own).toBeChecked();
    await expect(own).toHaveAccessibleDescription(/\d ms/);
    await expect(other).toHaveAccessibleDescription(/\d ms/);
    await expect(page.getByRole('radio', { name: '127.0.0.1:65533' })).toHaveAccessibleDescription(
      'Not reached',
    );
    await expect(page.getByText(/ms, the quickest$/)).toHaveCount(1);
    await expectNoAxeViolations(page);

    await other.check();
    await expect.poll(() => origin(page)).toBe(line);
    await expect(other).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(chooser(page)).toBeFocused();
    await expect(window(page)).toBeVisible();
    // A page on the portal's other domain could have a session, so the game is isolated from it.
    await expect(page.locator('iframe')).not.toHaveAttribute('sandbox', /allow-same-origin/);
    await expect(spin(page)).toBeVisible({ timeout: 15_000 });
    const spun = page.waitForResponse(`${line}/sandbox/play/round`);
    await spin(page).press('Enter');
    expect((await (await spun).json()).success).toBe(true);
    // The result of the round is reported by the game, across origins, and by the gateway.
    await expect(window(page).locator('[data-fact="net"] dd')).toHaveText(/\$/, {
      timeout: 20_000,
    });

    await openSlot(page);
    expect(await origin(page)).toBe(line);

    // The merchant removes the line: the choice is ignored, and the game opens nevertheless.
    await gateway.developer('settings', { launchGameCDNs: ['http://127.0.0.1:65533'] });
    await openSlot(page);
    expect(await origin(page)).toBe(here);
    await chooser(page).press('Enter');
    await expect(own).toBeChecked();
  });
});

test('[R8.14] the choice of a line whose chunk fails shows an error over the game, which continues', async ({
  page,
  gateway,
  logIn,
  problems,
}) => {
  problems.allow(/Failed to load resource|Console: ChunkLoadError/);
  await logIn(PLAYER);
  await gateway.developer('settings', { launchGameCDNs: ['http://127.0.0.1:65533'] });
  await page.route('**/assets/line-chooser-*.js', (route) => route.abort('connectionfailed'));
  await openSlot(page);
  const missing = page.getByRole('alert').filter({ hasText: 'ChunkLoadError' });
  await expect(missing).toBeVisible({ timeout: 15_000 });
  await expect(missing.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expect(spin(page)).toBeVisible();
  await missing.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(missing).toHaveCount(0);
  await expect(window(page)).toBeVisible();
});
