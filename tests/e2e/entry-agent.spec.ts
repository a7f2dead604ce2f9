import { updateNickname } from '../../gateway/contract/member-pages.ts';
import { demoAgent, demoMember } from './support/pages.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

test('[R2.03] [R2.04] [R2.81b] [R2.32b] [R4.04d] agents log in at their entrance and arrive in their center', async ({
  page,
}) => {
  const agent = demoAgent(32);
  await page.goto('/agentHome');
  await expect(page).toHaveURL(/\/agent$/);
  const main = page.getByRole('main');
  await expect(main.getByText('Professional consulting hours')).toBeVisible();
  await expect(main.getByText('Mon-Fri 12:00-21:00')).toBeVisible();
  await expect(main.getByRole('checkbox')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await main.getByLabel(/^Username/).fill(agent.username);
  await main.getByLabel(/^Password/).fill(agent.password);
  await main.getByRole('button', { name: 'Log in' }).click();

  await expect(page).toHaveURL(/\/agentHome$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByText(/^Time GMT/)).toBeVisible();
  const clock = page.locator('time').first();
  const first = await clock.textContent();
  await expect(clock).not.toHaveText(first ?? '', { timeout: 2500 });
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('rememberLogin');
  const menu = page.getByRole('navigation', { name: 'Agent menu' });
  await expectNoAxeViolations(page);
  await menu.getByRole('link', { name: 'Back to the portal' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);

  // From the portal the avatar menu leads back; logged-in agents skip the entrance.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account menu/ })
    .click();
  await page.getByRole('menuitem', { name: 'Agent center' }).click();
  await expect(page).toHaveURL(/\/agentHome$/);
  await page.goto('/agent');
  await expect(page).toHaveURL(/\/agentHome$/);
  await menu.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('[R2.12] [R2.04] the entrance leads to the requested page of the agent center, and nowhere else', async ({
  page,
}) => {
  const agent = demoAgent(31);
  await page.goto('/agentHome?page=agentAnnouncement');
  await expect(page).toHaveURL((url) => url.pathname === '/agent');
  const main = page.getByRole('main');
  await main.getByLabel(/^Username/).fill(agent.username);
  await main.getByLabel(/^Password/).fill(agent.password);
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/:\d+\/agentHome\?page=agentAnnouncement$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Announcements');
  for (const next of ['/promotions', '//evil.example', '/agentHome/../promotions']) {
    await page.goto(`/agent?${new URLSearchParams({ next })}`);
    await expect(page).toHaveURL(/\/\/localhost:\d+\/agentHome$/);
  }
});

test('[R2.04] [R2.32b] [R6.05] [R8.04] an account that is no agent gets a message, and no access', async ({
  page,
  logIn,
  problems,
}) => {
  problems.allow(/Failed to load resource.*\/wps\//);
  const member = demoMember(11);
  await logIn(member);
  await page.goto('/promotions');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account menu/ })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Agent center' })).toHaveCount(0);
  await page.goto('/agentHome');
  await expect(page).toHaveURL(/\/agent$/);
  const main = page.getByRole('main');
  await expect(main.getByText(`You are logged in as ${member.username}`)).toBeVisible();
  await main.getByLabel(/^Username/).fill(member.username);
  await main.getByLabel(/^Password/).fill(member.password);
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(main.getByRole('alert')).toContainText('Non-agents cannot log in');
  await expect(main.getByLabel(/^Username/)).toHaveValue(member.username);
  await main.getByRole('alert').getByRole('button', { name: 'Go to the members’ login' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test.describe('in Manila', () => {
  test.use({ timezoneId: 'Asia/Manila' });

  test('[R2.81a] the agent center shows the time zone, a clock with seconds, and the nickname', async ({
    page,
    gateway,
    logIn,
  }) => {
    const { token } = await logIn(demoAgent(33));
    await gateway.client.value(updateNickname, { nickname: 'Manila Nora' }, { token });
    await page.goto('/agentHome');
    await expect(page.getByText('Manila Nora', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Time GMT+8')).toBeVisible();
    const clock = page.locator('time').first();
    const read = () =>
      clock.evaluate((node) => ({
        at: Date.parse(node.getAttribute('datetime') ?? ''),
        shown: /\d\d:\d\d:\d\d/.exec(node.textContent ?? '')?.[0],
      }));
    const seconds = new Set<number>();
    await expect
      .poll(
        async () => {
          const { at, shown } = await read();
          const inManila = new Date(at + 8 * 3_600_000).toISOString().slice(11, 19);
          expect(shown).toBe(inManila);
          return seconds.add(Math.floor(at / 1000)).size;
        },
        { intervals: [250], timeout: 10_000 },
      )
      .toBeGreaterThanOrEqual(4);
    // A busy machine may skip seconds; the visible ones are in order.
    const seen = [...seconds];
    const steps = seen.slice(1).map((at, index) => at - (seen[index] ?? 0));
    expect(Math.min(...steps)).toBe(1);
  });
});
