import type { Page } from '@playwright/test';
import { fillPasswords, freshName, send } from './support/registering.ts';
import { expect, test } from './support/test.ts';

interface Person {
  readonly username: string;
  readonly password: string;
}

const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Log in' });
const gameWindow = (page: Page) =>
  page.locator('[role="dialog"]').filter({ has: page.locator('[data-fact="balance"]') });
const pressGame = (page: Page) =>
  page
    .getByRole('button', { name: /^Immediate game, Emberfall Dragon$/ })
    .first()
    .click();

/** Whoever is here for the first time is welcomed, once what was pressed is done. */
const isWelcomed = (page: Page) =>
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
  // Back leads to where it was pressed, and there nothing opens again.
  await page.goBack();
  await expect(gameWindow(page)).toHaveCount(0);
  await isWelcomed(page);
  await expect(page).toHaveURL(/\/rng\?q=emberfall$/);
  await page.reload();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[R2.12] what was pressed before a login that is closed is forgotten', async ({
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
  await isWelcomed(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/rng\?q=emberfall$/);
});

test('[R2.12] [R4.11] the way through the registration form and back keeps what was pressed', async ({
  page,
  freshMember,
}) => {
  await page.goto('/rng?q=emberfall');
  await pressGame(page);
  await loginDialog(page).getByRole('button', { name: 'Create an account' }).click();
  const register = page.getByRole('dialog', { name: 'Create an account' });
  await expect(register.getByLabel(/^Username/)).toBeVisible();
  await register.getByRole('button', { name: 'Log in' }).click();
  await logInHere(page, freshMember);
  await expect(gameWindow(page)).toHaveAccessibleName('Emberfall Dragon');
});

test('[R2.12] [R4.11a] somebody new plays what was pressed, and is welcomed afterwards', async ({
  page,
}) => {
  await page.goto('/rng?q=emberfall');
  await pressGame(page);
  await loginDialog(page).getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('textbox', { name: /^Username/ }).fill(freshName());
  await fillPasswords(page);
  await page.getByRole('checkbox').check();
  await send(page);
  await expect(gameWindow(page)).toHaveAccessibleName('Emberfall Dragon');
  await expect(page).toHaveURL(/\/rng\?q=emberfall&popup=game%3A\w+%3Areal$/);
  await page.goBack();
  await isWelcomed(page);
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
  await isWelcomed(page);
  expect((await (await added).json()).success).toBe(true);
  await expect(loginDialog(page)).toHaveCount(0);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('[R2.55] [R2.50] the own tab that a visitor chose is shown after the login', async ({
  page,
  freshMember,
}) => {
  await page.goto('/rng');
  await page.getByRole('tab', { name: 'Recent', exact: true }).click();
  await logInHere(page, freshMember);
  await isWelcomed(page);
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

test('[R2.12] a login that is said to lead outside leads home', async ({ page, freshMember }) => {
  const to = encodeURIComponent('//evil.example/rng');
  await page.goto(`/promotions?${new URLSearchParams({ popup: `login::${to}` })}`);
  await logInHere(page, freshMember);
  await isWelcomed(page);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
