import { contractForecast, contractRecords } from '../../gateway/contract/contract-records.ts';
import type { ContractType } from '../../gateway/contract/contracts.ts';
import { DAY } from '../../gateway/contract/durations.ts';
import { type AgentPage, agentPath } from '../../portal/features/agent/lib/agent-pages.ts';
import { demoAgent } from './support/pages.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const dollars = (amount: number) =>
  `${amount < 0 ? '−' : ''}$${Math.abs(amount).toLocaleString('en', { minimumFractionDigits: 2 })}`;

const PAGES = [
  ['R2.90', 'agentDividendRecordCopy2', 'enableCt', 'Dividend record', 'dividend'],
  ['R2.91', 'agentDailyWages2', 'salary', 'Daily salary', 'dailySalary'],
  ['R2.92', 'agentHourSalary', 'hourSalary', 'Hourly salary', 'hourSalary'],
  ['R2.93', 'agentRealtimeSalary', 'agentRealtimeSalary', 'Real-time salary', 'realtimeSalary'],
] as const satisfies readonly (readonly [string, AgentPage, string, string, ContractType])[];

// Serially, because a second login of the agent would end the first.
test.describe.configure({ mode: 'default' });

for (const [row, key, type, title, kind] of PAGES) {
  test(`[${row}] [R11.11] ${title}: forecast, totals of the range, both sides and detail`, async ({
    page,
    gateway,
    logIn,
  }) => {
    const { token } = await logIn(demoAgent(7));
    const now = Date.now();
    const range = { from: dayOf(now - 80 * DAY), until: dayOf(now - DAY) };
    const ask = (side: 'received' | 'paidOut') =>
      gateway.client.value(contractRecords, { type: kind, side, ...range }, { token });
    const received = await ask('received');
    expect(received.total).toBeGreaterThan(2);
    await page.goto('/agentHome');
    const menu = page.getByRole('navigation', { name: 'Agent menu' });
    await menu.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`page=${key}&type=${type}$`));
    await page.goto(agentPath(key, { from: range.from, to: range.until }));
    const main = page.getByRole('main');
    const totals = main.getByRole('table').getByRole('row').last();
    await expect(totals).toContainText(dollars(received.totals.amount));
    const forecast = await gateway.client.value(contractForecast, { type: kind }, { token });
    await expect(main.getByText(dollars(forecast.running?.validBets ?? -1)).first()).toBeVisible();
    const payer = forecast.running?.payer?.nickname ?? '';
    await expect(main.getByText(`Paid by ${payer}`)).toBeVisible();
    await expectNoAxeViolations(page);

    await main.getByRole('rowheader').first().getByRole('button').click();
    await expect(page).toHaveURL(/order=\d+/);
    const drawer = page.getByRole('dialog');
    await expect(drawer).toContainText(dollars(received.list[0]?.amount ?? -1));
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();

    await main.getByText('Paid out', { exact: true }).click();
    await expect(page).toHaveURL(/way=paidOut/);
    const paidOut = await ask('paidOut');
    expect(paidOut.total).toBeGreaterThan(0);
    await expect(totals).toContainText(dollars(paidOut.totals.amount));
    await page.reload();
    await expect(main.getByRole('radio', { name: 'Paid out' })).toBeChecked();
  });
}
