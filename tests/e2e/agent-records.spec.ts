import { readFile } from 'node:fs/promises';
import { DAY } from '../../gateway/contract/durations.ts';
import { lineBets, lineResults, lineTransactions } from '../../gateway/contract/line-records.ts';
import { agentPath } from '../../portal/features/agent/lib/agent-pages.ts';
import { demoAgent } from './support/pages.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const money = (amount: number) => {
  const text = Math.abs(amount).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${amount < 0 ? '−' : ''}$${text}`;
};
/** Ninety days of the demo's line, in the formats of the gateway and of the address. */
const range = () => {
  const until = dayOf(Date.now());
  const from = dayOf(Date.now() - 89 * DAY);
  return { asked: { from, until }, kept: { from, to: until } };
};

test('[R2.86] [R11.04] team betting shows rounds with the totals of all, keeps its filters in the address, opens details and exports all results', async ({
  page,
  gateway,
  logIn,
}) => {
  const { token } = await logIn(demoAgent(7));
  const { asked, kept } = range();
  const all = await gateway.client.value(lineBets, { ...asked, pageSize: 1 }, { token });
  expect(all.total).toBeGreaterThan(10);
  await page.goto(agentPath('personalHistoryCopy', kept));
  const main = page.getByRole('main');
  const table = main.getByRole('table', { name: 'Team betting' });
  await expect(table.getByRole('row').last()).toContainText(money(all.totals.betAmount));
  await expect(table.getByRole('row').last()).toContainText(money(all.totals.profitAndLoss));
  await expectNoAxeViolations(page);

  await table.getByRole('button', { name: 'Bet', exact: true }).click();
  await expect(page).toHaveURL(/sort=-?bet/);
  await main.getByLabel('Product').selectOption('RNG');
  await expect(page).toHaveURL(/product=RNG/);
  const slots = await gateway.client.value(
    lineBets,
    { ...asked, gameType: 'RNG', pageSize: 1 },
    { token },
  );
  await expect(table.getByRole('row').last()).toContainText(money(slots.totals.betAmount));
  await page.reload();
  await expect(main.getByLabel('Product')).toHaveValue('RNG');
  await expect(table.getByRole('row').last()).toContainText(money(slots.totals.betAmount));

  await table
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('Time of settlement')).toBeVisible();
  await page.goBack();
  await expect(details).toHaveCount(0);

  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`team-bets-${asked.from}-${asked.until}.csv`);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(slots.total + 1);
});

test('[R2.87] [R11.05] profit and loss drills down the line by its branches and back by the breadcrumb', async ({
  page,
  gateway,
  logIn,
}) => {
  const agent = { username: 'demo_branch', password: demoAgent(0).password };
  const { token } = await logIn(agent);
  const { asked, kept } = range();
  const own = await gateway.client.value(lineResults, asked, { token });
  const branch = own.list.find(({ team }) => team > 0);
  if (!branch) throw new Error('The line has no branch.');
  await page.goto(agentPath('palStatementsAgentCopy', kept));
  const main = page.getByRole('main');
  const table = main.getByRole('table', { name: 'Profit and loss' });
  await expect(table.getByRole('row').last()).toContainText(money(own.totals.net));
  await expectNoAxeViolations(page);
  await table.getByRole('link', { name: `Open the branch of ${branch.account}` }).click();
  await expect(page).toHaveURL(new RegExp(`account=${branch.account}`));
  await expect(table.getByRole('row').last()).toContainText(money(branch.figures.net));
  await main.getByRole('navigation', { name: 'Line' }).getByRole('link').first().click();
  await expect(table.getByRole('row').last()).toContainText(money(own.totals.net));
  await main.getByRole('radio', { name: 'By member' }).click();
  await expect(page).toHaveURL(/by=member/);
  await expect(table.getByRole('row').last()).toContainText(money(own.totals.net));
});

test('[R2.89] [R11.07] [R11.15] transactions are filtered by kind; an account outside the line is not found', async ({
  page,
  gateway,
  logIn,
  problems,
}) => {
  problems.allow(/Failed to load resource.*\/wps\//);
  const { token } = await logIn(demoAgent(8));
  const { asked, kept } = range();
  const deposits = await gateway.client.value(
    lineTransactions,
    { ...asked, kind: 'deposit', pageSize: 1 },
    { token },
  );
  await page.goto(agentPath('agentDownlineTransactionDetailsCopy', kept));
  const main = page.getByRole('main');
  await main.getByLabel('Kind').selectOption('deposit');
  const table = main.getByRole('table', { name: 'Transaction details' });
  await expect(table.getByRole('row').last()).toContainText(money(deposits.totals.net));
  const rows = table.getByRole('button', { name: /^Details of/ });
  await expect(rows).not.toHaveCount(0);
  await expectNoAxeViolations(page);
  await main.getByLabel('Account', { exact: true }).fill('demo_player');
  await expect(table.getByText('There is no such account in your line')).toBeVisible();
  // Nothing of the previous filter's result is left: its rows, their number and the totals.
  await expect(rows).toHaveCount(0);
  await expect(main.getByText(/^[\d,]+ of [\d,]+$/)).toHaveCount(0);
  await expect(main.getByText(money(deposits.totals.net), { exact: true })).toHaveCount(0);
});

test('[R2.88] [R11.06] my income shows payments by source and by day, and is readable at the width of a phone', async ({
  page,
  logIn,
}) => {
  await logIn(demoAgent(9));
  const { kept } = range();
  await page.goto(agentPath('agentRevenueReport', kept));
  const main = page.getByRole('main');
  await expect(main.getByRole('table', { name: 'By source' })).toBeVisible();
  await expect(main.getByText('Owed to me').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
