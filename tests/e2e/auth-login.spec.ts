import { login } from '../../gateway/contract/session.ts';
import { holdRequests } from './support/pages.ts';
import { DEMO_PASSWORD, expect, expectNoAxeViolations, logInByForm, test } from './support/test.ts';

const REFUSED = /Failed to load resource.*\/wps\//;
const token = () => sessionStorage.getItem('token');

test('[R4.03] login stores the token in session storage and leads to the requested page', async ({
  page,
  freshMember,
}) => {
  await page.goto('/login?next=%2Frng');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog.getByLabel(/^Username/)).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByLabel(/^Username/).fill(`  ${freshMember.username} `);
  await dialog.getByLabel(/^Password/).fill(freshMember.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/rng$/);
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(token)).toBeTruthy();
});

test('[R2.102] login and register can be switched, and the address keeps the requested page', async ({
  page,
}) => {
  await page.goto('/login?next=%2Frng');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/register\?next=%2Frng$/);
  // The login form is shown until the other one has loaded.
  const dialog = page.getByRole('dialog', { name: 'Create an account' });
  await expect(dialog.getByLabel(/^Username/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Frng$/);
  await expect(page.getByRole('tab')).toHaveText(['With username', 'With SMS code']);
});

test('[R5.01] [R5.08c] empty fields are named, and nothing is sent', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(login.path)) sent += 1;
  });
  await page.goto('/login');
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Please enter username and password')).toBeVisible();
  await expect(page.getByLabel(/^Username/)).toBeFocused();
  expect(sent).toBe(0);
});

test('[R8.10] [R4.05] all wrong passwords have the same message, and the third shows a captcha', async ({
  page,
  problems,
  freshMember,
}) => {
  problems.allow(REFUSED);
  await page.goto('/login');
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: 'Log in' });
  await dialog.getByLabel(/^Username/).fill(freshMember.username);
  await dialog.getByLabel(/^Password/).fill('not the password');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const answered = page.waitForResponse((answer) => answer.url().endsWith(login.path));
    await submit.click();
    await answered;
    await expect(dialog.getByRole('alert')).toHaveText(
      /Incorrect account, password or email format\./,
    );
    await expect(submit).not.toHaveAttribute('aria-busy', 'true');
  }
  await expect(dialog.getByLabel(/^Username/)).toHaveValue(freshMember.username);
  const picture = dialog.getByRole('img', { name: /characters to type/ });
  await expect(picture).toBeVisible();
  const first = await picture.getAttribute('src');

  // Without an answer to the captcha nothing is sent; a wrong one is refused and cleared, and another picture is loaded.
  await submit.click();
  await expect(dialog.getByText('Input cannot be empty')).toBeVisible();
  await dialog.getByLabel(/^Verification code/).fill('wrong');
  await submit.click();
  await expect(dialog.getByText('Please enter a valid verification code')).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await expect(dialog.getByLabel(/^Verification code/)).toHaveValue('');
});

test('[R5.07] the captcha is refreshed at most once a second', async ({
  page,
  problems,
  freshMember,
}) => {
  problems.allow(REFUSED);
  const times: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/captcha')) times.push(Date.now());
  });
  await page.goto('/login');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Username/).fill(freshMember.username);
  await dialog.getByLabel(/^Password/).fill('not the password');
  const refresh = dialog.getByRole('button', { name: 'Show another picture' });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const answered = page.waitForResponse((answer) => answer.url().endsWith(login.path));
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await answered;
  }
  await expect(refresh).toBeVisible();
  const until = Date.now() + 2500;
  while (Date.now() < until) await refresh.click({ force: true });
  expect(times.length).toBeGreaterThan(1);
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(950);
});

test('[R9.04] remembers the name for 24 hours, and never the password', async ({
  page,
  context,
  freshMember,
}) => {
  await page.goto('/login');
  await page.getByLabel('Remember me for 24 hours').check();
  await page.getByLabel(/^Username/).fill(freshMember.username);
  await page.getByLabel(/^Password/).fill(freshMember.password);
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === 'rememberLogin');
  const lifetime = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(lifetime).toBeGreaterThan(86_300);
  expect(lifetime).toBeLessThanOrEqual(86_401);
  expect(decodeURIComponent(cookie?.value ?? '')).not.toContain(freshMember.password);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/login');
  await expect(page.getByLabel(/^Username/)).toHaveValue(freshMember.username);
  await expect(page.getByLabel(/^Password/)).toHaveValue('');
});

test('[R2.02] [R9.04] input and presses in the server-rendered login before hydration log in', async ({
  page,
  freshMember,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/login?next=%2Frng', { waitUntil: 'commit' });
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel(/^Username/).fill(freshMember.username);
  await dialog.getByLabel('Remember me for 24 hours').check();
  await dialog.getByLabel(/^Password/).fill(freshMember.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login\?next=%2Frng$/);
  release();
  await expect(page).toHaveURL(/\/rng$/);
  expect(await page.evaluate(token)).toBeTruthy();
  expect(addresses.filter((url) => url.includes(freshMember.password))).toEqual([]);

  // At the next login the name is filled in, and input before hydration is kept.
  await page.evaluate(() => sessionStorage.clear());
  const releaseAgain = await holdRequests(page, '**/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await dialog.getByLabel(/^Password/).fill('typed before');
  await expect(dialog.getByLabel(/^Username/)).toHaveValue('');
  releaseAgain();
  await expect(dialog.getByLabel(/^Username/)).toHaveValue(freshMember.username);
  await expect(dialog.getByLabel('Remember me for 24 hours')).toBeChecked();
  await expect(dialog.getByLabel(/^Password/)).toHaveValue('typed before');
});

test('[R2.02] a member never sees the login that was rendered for visitors', async ({
  page,
  freshMember,
}) => {
  await freshMember.logIn();
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toBeAttached();
  const opacity = await dialog.evaluate(
    (node) => getComputedStyle(node.parentElement ?? node).opacity,
  );
  expect(opacity).toBe('0');
  release();
  await expect(page).toHaveURL(/\/$/);
  await expect(dialog).toHaveCount(0);
});

test('a login whose response was lost is sent again with the same input', async ({
  page,
  problems,
  freshMember,
}) => {
  problems.allow(/Failed to load resource/);
  let broken = true;
  await page.route(`**${login.path}`, (route) =>
    broken ? route.abort('connectionfailed') : route.continue(),
  );
  await page.goto('/login');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Username/).fill(freshMember.username);
  await dialog.getByLabel(/^Password/).fill(freshMember.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Network link is abnormal');
  broken = false;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(token)).toBeTruthy();
});

test('login by keyboard only, and the focus returns', async ({ page, freshMember }) => {
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: /^log in$/i });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^Username/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^Username/)).toBeFocused();
  await page.keyboard.type(freshMember.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(freshMember.password);
  await page.keyboard.press('Enter');
  // Then the dialog of a first login opens.
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeHidden();
  await expect.poll(() => page.evaluate(token)).toBeTruthy();
});

test('[R6.03a] [R2.12] free play asks for the age, starts a trial, and leads to the requested page', async ({
  page,
}) => {
  await page.goto('/login?next=%2Fpromotions');
  await page.getByRole('button', { name: 'Try for free' }).click();
  await page.getByRole('button', { name: 'I am 18 or older' }).click();
  const customerType = () => page.evaluate(() => sessionStorage.getItem('customerType'));
  await expect.poll(customerType).toBe('4');
  await expect(page).toHaveURL(/:\d+\/promotions$/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a login elsewhere ends this session, and the reason is shown', async ({
  page,
  problems,
  gateway,
  freshMember,
}) => {
  problems.allow(REFUSED);
  await logInByForm(page, freshMember.username, freshMember.password);
  await gateway.client.logIn(freshMember.username, freshMember.password);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await page.evaluate(token)).toBeNull();
});

test('the login is translated to Filipino', async ({ page, context, baseURL, problems }) => {
  problems.allow(REFUSED);
  await context.addCookies([{ name: 'lang', value: 'TY', url: baseURL ?? '' }]);
  await page.goto('/login');
  const dialog = page.getByRole('dialog', { name: 'Mag-log in' });
  await dialog.getByRole('button', { name: 'Mag-log in' }).click();
  await expect(dialog.getByText('Pakilagay ang username at password')).toBeVisible();
  await dialog.getByLabel(/^Username/).fill('demo_nobody');
  await dialog.getByLabel(/^Password/).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Mag-log in' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
});
