import { teamMembersList, teamOverview } from '../../gateway/contract/agents.ts';
import { DAY } from '../../gateway/contract/durations.ts';
import { consolidated } from '../../gateway/contract/index.ts';
import { agentPath } from '../../portal/features/agent/lib/agent-pages.ts';
import { presetRange, rangeParameters } from '../../portal/features/agent/records/day-range.ts';
import { demoAgent, demoMember } from './support/pages.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

test('[R2.24] [R2.80] [R2.82] the menu leads to every page inside the agents’ own shell', async ({
  page,
  logIn,
}) => {
  await logIn(demoAgent(2));
  await page.goto('/agentHome');
  const menu = page.getByRole('navigation', { name: 'Agent menu' });
  const main = page.getByRole('main');
  for (const [entry, key] of [
    ['Deposit', 'depositv2'],
    ['Withdrawal', 'withdraw'],
    ['Announcements', 'agentAnnouncement'],
    ['Overview', 'agentTeamOverview'],
    ['Team management', 'downlineManagmentView'],
    ['Messages', 'messageV2'],
  ] as const) {
    const link = menu.getByRole('link', { name: entry });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/agentHome\\?page=${key}$`));
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(entry);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle(new RegExp(`^${entry} · Agent center · [^·]+$`));
  }
  await menu.getByRole('link', { name: 'Announcements' }).click();
  const list = main.getByRole('list', { name: 'Notices' });
  const second = list.getByRole('button').nth(1);
  const title = await second.locator('span').first().innerText();
  await second.click();
  await expect(main.getByRole('article').getByRole('heading')).toHaveText(title);
  await menu.getByRole('button', { name: 'My contracts' }).click();
  await expect(page.getByRole('dialog', { name: 'My contracts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await menu.getByRole('button', { name: 'Customer service' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/page=agentAnnouncement/);
});

test('[R2.80] an agent with contracts of every kind finds the entries of the menu in their order', async ({
  page,
  logIn,
}) => {
  await page.route(`**${consolidated.path}*`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const given = {
      divtypereq: true,
      dailysalreqtype: true,
      contracthoursalreq: true,
      realtimesalreqtype: true,
    };
    await route.fulfill({ response, json: { ...body, value: { ...body.value, ...given } } });
  });
  await logIn(demoAgent(2));
  await page.goto('/agentHome');
  const entries = page.getByRole('navigation', { name: 'Agent menu' }).getByRole('listitem');
  await expect(entries.first()).toBeVisible();
  await expect(entries).toHaveText([
    'Deposit',
    'Withdrawal',
    'Announcements',
    'Overview',
    'Account registration',
    'Team management',
    'Team betting',
    'Profit and loss',
    'My income',
    'Transaction details',
    'Dividend record',
    'Daily salary',
    'Hourly salary',
    'Real-time salary',
    /^Messages/,
    'My contracts',
    'Customer service',
    'Back to the portal',
    'Sign out',
  ]);
});

test('[R11.01] [R2.83] the overview shows the gateway’s figures of a range, which Back and a reload restore', async ({
  page,
  gateway,
  logIn,
}) => {
  const { token } = await logIn(demoAgent(3));
  const now = Date.now();
  const range = { from: dayOf(now - 20 * DAY), until: dayOf(now - DAY) };
  const expected = await gateway.client.value(teamOverview, range, { token });
  expect(expected.figures.bets).toBeGreaterThan(0);
  await page.goto(agentPath('agentTeamOverview'));
  const main = page.getByRole('main');
  const days = main.getByRole('button', { name: /^Days:/ });
  await expect(days).toHaveText('Today');
  for (const [preset, text] of [
    ['yesterday', 'Yesterday'],
    ['thisWeek', 'This week'],
    ['lastWeek', 'Last week'],
    ['thisMonth', 'This month'],
    ['lastMonth', 'Last month'],
  ] as const) {
    await days.click();
    await page.getByRole('dialog').getByRole('button', { name: text, exact: true }).click();
    // On a Monday this week is today.
    const today = dayOf(Date.now());
    const named = rangeParameters(presetRange(preset, today), today).range;
    await expect(page).toHaveURL(new RegExp(`range=${named}`));
    if (named === preset) await expect(days).toHaveText(text);
  }
  await page.goto(agentPath('agentTeamOverview', { from: range.from, to: range.until }));
  const dollars = (amount: number) =>
    `${amount < 0 ? '−' : ''}$${Math.abs(amount).toLocaleString('en', { minimumFractionDigits: 2 })}`;
  const branches = main.getByRole('table', { name: 'By branch' });
  const totals = branches.getByRole('row').last();
  const { figures } = expected;
  for (const amount of [figures.bets, figures.validBets, figures.wins, figures.net]) {
    await expect(totals).toContainText(dollars(amount));
  }
  await expect(branches.getByRole('row')).toHaveCount(expected.branches.length + 3);
  const products = main.getByRole('table', { name: 'By product' });
  await expect(products.getByRole('row')).toHaveCount(expected.products.length + 2);
  // The chart has a table alternative with every day.
  await main.getByText('Show as a table').click();
  const byDay = main.getByRole('table', { name: /Bets and wins/ });
  await expect(byDay.getByRole('row')).toHaveCount(21);
  await main.getByRole('radio', { name: 'Deposits and withdrawals' }).click();
  const course = main.getByRole('figure', { name: /Deposits and withdrawals/ });
  await expect(course).toBeVisible();
  await page.reload();
  await expect(totals).toContainText(dollars(figures.bets));
  await expect(course).toBeVisible();
  // A branch opens as a line of its own, and the breadcrumb leads back.
  const branch = expected.branches[0]?.account ?? '';
  await branches.getByRole('link', { name: branch }).click();
  await expect(page).toHaveURL(new RegExp(`account=${branch}`));
  const path = main.getByRole('navigation', { name: 'Line' });
  await expect(path.getByText(branch)).toHaveAttribute('aria-current', 'page');
  await expect(course).toBeVisible();
  await path.getByRole('link', { name: 'My line' }).click();
  await expect(totals).toContainText(dollars(figures.bets));
  await expectNoAxeViolations(page);
});

test('[R2.24] [R11.03] [R2.85] the team is filtered, sorted and browsed, and the address has its state', async ({
  page,
  gateway,
  logIn,
}) => {
  const { token } = await logIn(demoAgent(4));
  const all = await gateway.client.value(
    teamMembersList,
    { sort: 'balance', descending: 'true', pageSize: 100 },
    { token },
  );
  await page.goto(agentPath('downlineManagmentView'));
  const main = page.getByRole('main');
  const table = main.getByRole('table');
  const firsts = () => table.getByRole('rowheader').allInnerTexts();
  await expect(table.getByRole('rowheader')).toHaveCount(all.list.length);
  await table.getByRole('button', { name: 'Balance' }).click();
  await table.getByRole('button', { name: 'Balance' }).click();
  await expect(page).toHaveURL(/sort=-balance/);
  await expect
    .poll(async () => (await firsts()).map((text) => text.split('\n')[0]))
    .toEqual(all.list.map(({ account }) => account));
  const withLine = all.list.find(({ direct }) => direct > 0);
  const name = withLine?.account ?? '';
  await main.getByLabel('Account').fill(name.slice(0, -1));
  await expect(page).toHaveURL(new RegExp(`search=${name.slice(0, -1)}`));
  await expect(table.getByRole('rowheader', { name })).toBeVisible();
  await page.goto(agentPath('downlineManagmentView', { account: name }));
  await expect(table.getByRole('rowheader')).toHaveCount(withLine?.direct ?? 0);
  await main.getByLabel('Kind').selectOption('agent');
  await expect(page).toHaveURL(/kind=agent/);
  await main.getByLabel('Last login').selectOption('never');
  await main.getByLabel('Balance').selectOption('none');
  await main.getByLabel('Account').fill('nobody-of-this-name');
  await expect(main.getByText('Nobody was found')).toBeVisible();
});

test('[R11.14] [R2.111] any page opens as a popup over the page, and Back closes it', async ({
  page,
  logIn,
}) => {
  await logIn(demoAgent(5));
  await page.goto('/promotions');
  await page.goto('/promotions?popup=agent:downlineManagmentView');
  const dialog = page.getByRole('dialog', { name: 'Agent center' });
  await expect(dialog.getByRole('heading', { name: 'Team management' })).toBeVisible();
  await dialog.getByLabel('Kind').selectOption('agent');
  await expect(page).toHaveURL(/kind=agent/);
  await dialog.getByRole('link', { name: 'Overview', exact: true }).click();
  await expect(page).toHaveURL(/popup=agent%3AagentTeamOverview|popup=agent:agentTeamOverview/);
  await expect(page).not.toHaveURL(/kind=agent/);
  await expect(dialog.getByRole('heading', { name: 'Overview', exact: true })).toBeVisible();
  await dialog.getByRole('link', { name: 'Deposit' }).click();
  await expect(dialog.getByRole('heading', { name: 'Deposit', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/promotions/);
});

test('[R11.14] [R11.15] an unknown page, a closed one, an account outside the line and a range above a year show an error', async ({
  page,
  logIn,
  problems,
}) => {
  problems.allow(/Failed to load resource.*40[04]/);
  await logIn(demoAgent(6));
  const main = page.getByRole('main');
  await page.goto('/agentHome?page=no-such-page');
  await expect(main.getByText('There is no such page')).toBeVisible();
  // R2.94: the agent has no contract of this kind.
  await page.goto(agentPath('agentHourSalary'));
  await expect(main.getByText('This page is not open to you')).toBeVisible();
  await main.getByRole('link', { name: 'Go to the overview' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Overview');
  await page.goto(agentPath('agentTeamOverview', { account: 'demo_player' }));
  await expect(main.getByText('There is no such account in your line')).toBeVisible();
  await main.getByRole('button', { name: 'Show my whole line' }).click();
  await expect(page).not.toHaveURL(/account=/);
  await expect(main.getByText('There is no such account in your line')).toHaveCount(0);
  await expect(main.getByText('Net of the members').first()).toBeVisible();
  await page.goto(agentPath('palStatementsAgentCopy', { from: '2024-01-01', to: '2026-01-31' }));
  await expect(main.getByText('These days cannot be shown')).toBeVisible();
  await main.getByRole('button', { name: 'Reset the days' }).click();
  await expect(page).not.toHaveURL(/from=/);
  await expect(main.getByText('These days cannot be shown')).toHaveCount(0);
});

test('[R11.14] [R6.05] the address of the agents’ popup closes with a message for a member', async ({
  page,
  logIn,
}) => {
  await logIn(demoMember(12));
  await page.goto('/promotions?popup=agent:agentTeamOverview');
  await expect(page.getByText('Non-agents cannot log in')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
