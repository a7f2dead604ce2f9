import type { Page } from '@playwright/test';
import { confirmAuthenticator, setUpAuthenticator } from '../../gateway/contract/login-safety.ts';
import { codeAt, stepAt } from '../../gateway/modules/login-safety/test-support.ts';
import type { FreshMember } from './support/members.ts';
import { fillPasswords, freshName, send, sendSmsCode } from './support/registering.ts';
import { DEMO_PASSWORD, expect, type TestGateway, test } from './support/test.ts';
import { PORTRAIT } from './support/touch.ts';

test.use({ ownGateway: 'resume-after-login' });

interface Person {
  readonly username: string;
  readonly password: string;
}

const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Log in' });
const registerDialog = (page: Page) => page.getByRole('dialog', { name: 'Create an account' });
const gameWindow = (page: Page) =>
  page.locator('[role="dialog"]').filter({ has: page.locator('[data-fact="balance"]') });
const pressGame = (page: Page) =>
  page
    .getByRole('button', { name: /^Immediate game, Emberfall Dragon$/ })
    .first()
    .click();

/** Closes the welcome of a first login, which opens when the pressed action is done. */
const closeWelcome = (page: Page) =>
  page
    .getByRole('dialog', { name: /^Welcome/ })
    .getByRole('button', { name: 'Let’s begin' })
    .click();

async function logInHere(page: Page, { username, password }: Person): Promise<void> {
  const dialog = loginDialog(page);
  await dialog.getByLabel(/^Username/).fill(username);
  await dialog.getByLabel(/^Password/).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('[R2.12] [R4.16] a game that a visitor pressed opens after the login, once', async ({
  page,
  freshMember,
}) => {
  await page.goto('/rng?q=emberfall');
  await pressGame(page);
  await logInHere(page, freshMember);
  await expect(gameWindow(page)).toHaveAccessibleName('Emberfall Dragon');
  await expect(loginDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/rng\?q=emberfall&popup=game%3A\w+%3Areal$/);
  // Back leads to where it was pressed, and nothing opens again there.
  await page.goBack();
  await expect(gameWindow(page)).toHaveCount(0);
  await closeWelcome(page);
  await expect(page).toHaveURL(/\/rng\?q=emberfall$/);
  await page.reload();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[R2.12] an action before a login that is closed is forgotten', async ({
  page,
  freshMember,
}) => {
  await page.goto('/rng?q=emberfall');
  await pressGame(page);
  await expect(loginDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(loginDialog(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await logInHere(page, freshMember);
  await closeWelcome(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/rng\?q=emberfall$/);
});

test('[R2.12] [R4.11] switching to the registration form and back keeps the pending action', async ({
  page,
  freshMember,
}) => {
  await page.goto('/rng?q=emberfall');
  await pressGame(page);
  await loginDialog(page).getByRole('button', { name: 'Create an account' }).click();
  await expect(registerDialog(page).getByLabel(/^Username/)).toBeVisible();
  await registerDialog(page).getByRole('button', { name: 'Log in' }).click();
  await logInHere(page, freshMember);
  await expect(gameWindow(page)).toHaveAccessibleName('Emberfall Dragon');
});

test('[R2.12] [R4.11a] a new member plays the pressed game, and the welcome opens afterwards', async ({
  page,
}) => {
  await page.goto('/rng?q=emberfall#games');
  await pressGame(page);
  await registerHere(page);
  await expect(gameWindow(page)).toHaveAccessibleName('Emberfall Dragon');
  await expect(page).toHaveURL(/\/rng\?q=emberfall&popup=game%3A\w+%3Areal#games$/);
  await page.goBack();
  await closeWelcome(page);
});

test('[R4.17] a heart that a visitor pressed makes a favourite after the login', async ({
  page,
  freshMember,
}) => {
  await page.goto('/rng?q=emberfall');
  const heart = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Favourite/ });
  const added = page.waitForResponse((answer) => answer.url().includes('addFavoriteGameV2'));
  await heart.click();
  await logInHere(page, freshMember);
  await closeWelcome(page);
  expect((await (await added).json()).success).toBe(true);
  await expect(loginDialog(page)).toHaveCount(0);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('[R2.55] [R2.50] the FAV or RECENT tab that a visitor chose is shown after the login', async ({
  page,
  freshMember,
}) => {
  await page.goto('/rng');
  await page.getByRole('tab', { name: 'Recent', exact: true }).click();
  await logInHere(page, freshMember);
  await closeWelcome(page);
  await expect(page).toHaveURL(/\/rng\?tab=RECENT$/);
  await expect(page.getByRole('tab', { name: 'Recent', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('[R2.111] a page of the member center as a popup opens after the login', async ({
  page,
  freshMember,
}) => {
  await page.goto('/promotions?popup=member%3AbonusDetails');
  await logInHere(page, freshMember);
  await expect(
    page.getByRole('dialog').getByRole('heading', { name: 'Bonus details' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/promotions\?popup=member%3AbonusDetails$/);
});

test('[R2.12] a login with an external address as its target leads home', async ({
  page,
  freshMember,
}) => {
  const to = encodeURIComponent('//evil.example/rng');
  await page.goto(`/promotions?${new URLSearchParams({ popup: `login::${to}` })}`);
  await logInHere(page, freshMember);
  await closeWelcome(page);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[R2.12] a promotion that a visitor pressed is open after the login, once', async ({
  page,
  freshMember,
}) => {
  await page.goto('/promotions?category=deposit');
  await page.locator('#DEPOSIT').getByRole('button', { name: /^Join/ }).click();
  await logInHere(page, freshMember);
  const promotion = page.getByRole('dialog', { name: 'First deposit: 50% on top' });
  await expect(promotion.getByRole('button', { name: /^Join/ })).toBeVisible();
  await expect(page).toHaveURL(/\/promotions\?category=deposit&promo=DEPOSIT$/);
  await promotion.getByRole('button', { name: /^Join/ }).click();
  await expect(promotion).toContainText('Joined');
  await page.keyboard.press('Escape');
  await closeWelcome(page);
  await page.reload();
  await expect(page.locator('#DEPOSIT')).toContainText('Joined');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[R2.12] a deposit that a visitor pressed is open after the login, once', async ({
  page,
  freshMember,
}) => {
  await page.setViewportSize(PORTRAIT);
  await page.goto('/rng?q=emberfall');
  const bar = page.getByRole('navigation', { name: 'Main ways' });
  await bar.getByRole('link', { name: 'Deposit' }).click();
  await logInHere(page, freshMember);
  await expect(page).toHaveURL(/\/member\?page=depositv2$/);
  await expect(page.getByRole('button', { name: 'Deposit now' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await bar.getByRole('link', { name: 'Home' }).click();
  await closeWelcome(page);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

interface LoginFixtures {
  readonly page: Page;
  readonly gateway: TestGateway;
  readonly freshMember: FreshMember;
}

async function registerHere(page: Page): Promise<void> {
  await loginDialog(page).getByRole('button', { name: 'Create an account' }).click();
  // The login has such a field too, and is shown until the registration's script has loaded.
  await registerDialog(page)
    .getByRole('textbox', { name: /^Username/ })
    .fill(freshName());
  await fillPasswords(page);
  await page.getByRole('checkbox').check();
  await send(page);
}

/** The ways to log in, besides the plain login. Each account is used by one way only. */
const LOGINS: Readonly<Record<string, (fixtures: LoginFixtures) => Promise<void>>> = {
  registration: ({ page }) => registerHere(page),
  'a login by SMS': async ({ page, gateway }) => {
    await page.getByRole('tab', { name: 'With SMS code' }).click();
    await sendSmsCode(page, gateway, '09171234567');
    await loginDialog(page).getByRole('button', { name: 'Log in', exact: true }).click();
  },
  'a provider that names somebody new': async ({ page }) => {
    const name = freshName();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Continue with Sandbox ID' }).click();
    const provider = await opened;
    await provider.getByRole('textbox', { name: 'Name' }).fill('Ana Cruz');
    await provider.getByRole('textbox', { name: 'Email' }).fill(`${name}@example.com`);
    await provider.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByText('Sandbox ID has confirmed you as Ana Cruz.')).toBeVisible();
    await page.getByRole('textbox', { name: /^Username/ }).fill(name);
    await page.getByRole('checkbox').check();
    await send(page);
  },
  'a second factor': async ({ page, gateway, freshMember }) => {
    const { client } = gateway;
    const { token } = freshMember.session;
    const { password } = freshMember;
    const { secret } = await client.value(setUpAuthenticator, { password }, { token });
    const verificationCode = codeAt(secret, stepAt(Date.now()));
    const { recoveryCodes } = await client.value(
      confirmAuthenticator,
      { verificationCode },
      { token },
    );
    await logInHere(page, freshMember);
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
    await dialog.getByLabel(/^Recovery code/).fill(recoveryCodes[0] ?? '');
    await dialog.getByRole('button', { name: 'Confirm and log in' }).click();
  },
  'a forced change of the password': async ({ page }) => {
    await logInHere(page, { username: 'demo_expired', password: DEMO_PASSWORD });
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await dialog.getByLabel(/^Current password/).fill(DEMO_PASSWORD);
    await dialog.getByLabel(/^New password/).fill('tatlong kalabaw');
    await dialog.getByLabel(/^Confirm new password/).fill('tatlong kalabaw');
    await dialog.getByRole('button', { name: 'Change password' }).click();
  },
  'recovery by phone': async ({ page, gateway }) => {
    await gateway.setFlags({ CHNGPASSVERIF3: true });
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByRole('tab', { name: 'By phone' }).click();
    await page.getByLabel(/^New password/).fill('nine-red-kites');
    await sendSmsCode(page, gateway, '09181234567');
    await page.getByRole('button', { name: 'Set the password and log in' }).click();
  },
};

for (const [name, logIn] of Object.entries(LOGINS)) {
  test(`[R2.12] [R4.17] a heart that was pressed is kept by ${name}, once`, async ({
    page,
    gateway,
    freshMember,
    problems,
  }) => {
    problems.allow(/Failed to load resource.*\/wps\//);
    let added = 0;
    page.on('response', (answer) => {
      if (answer.url().includes('addFavoriteGameV2') && answer.ok()) added += 1;
    });
    await page.goto('/rng?q=emberfall');
    // A welcome may be open over the page afterwards, and hides the page from queries by role.
    const heart = page
      .locator('main article')
      .first()
      .getByRole('button', { name: /^Favourite/, includeHidden: true });
    await heart.click();
    await logIn({ page, gateway, freshMember });
    await expect.poll(() => added, { timeout: 20_000 }).toBe(1);
    await expect(page).toHaveURL(/\/rng\?q=emberfall$/);
    await expect(loginDialog(page)).toHaveCount(0);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(added).toBe(1);
  });
}

test('[R2.12] [R4.11] a game that a link opened is played after registering', async ({ page }) => {
  await page.goto('/rng?q=emberfall');
  await pressGame(page);
  await expect(loginDialog(page)).toBeVisible();
  const address = new URL(page.url());
  const [, , next = ''] = (address.searchParams.get('popup') ?? '').split(':');
  await page.goto(decodeURIComponent(next));
  await gameWindow(page).getByRole('button', { name: 'Log in' }).click();
  await registerHere(page);
  await expect(page).toHaveURL(/\/rng\?q=emberfall&popup=game%3A\w+%3Areal$/);
  await expect(gameWindow(page)).toHaveAccessibleName('Emberfall Dragon');
});

test('[R2.12] [R4.02] a login in another tab while the registration is open continues there too', async ({
  page,
  context,
  freshMember,
}) => {
  await page.goto('/rng?q=emberfall');
  await pressGame(page);
  await loginDialog(page).getByRole('button', { name: 'Create an account' }).click();
  await expect(registerDialog(page).getByLabel(/^Username/)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/?popup=login');
  await logInHere(other, freshMember);
  await expect(page).toHaveURL(/\/rng\?q=emberfall&popup=game%3A\w+%3Areal$/);
  await expect(gameWindow(page)).toHaveAccessibleName('Emberfall Dragon');
});
