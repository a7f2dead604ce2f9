import { agentPath } from '../../portal/features/agent/lib/agent-pages.ts';
import { memberPath } from '../../portal/shared/paths.ts';
import { deposit, openMember, TRANSACTION_PASSWORD } from './support/line.ts';
import { giveSession } from './support/members.ts';
import { demoAgent } from './support/pages.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

test.use({ ownGateway: 'agent-transfers' });

test('[R2.65] [R11.12] a member sends money to its agent once nothing is locked; both are notified, and both records show it', async ({
  page,
  openElsewhere,
  gateway,
  logIn,
}) => {
  const agent = demoAgent(0);
  const locked = await openMember(gateway.url, agent);
  await deposit(gateway.url, locked, { amount: 50, turnoverTimes: 1 });
  await giveSession(page, locked.session);
  await page.goto(memberPath('transferUpline'));
  const main = page.getByRole('main');
  await expect(main.getByText(/^Bet \$50\.00 more before you can send money/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Send money' })).toBeDisabled();

  const free = await openMember(gateway.url, agent);
  await deposit(gateway.url, free, { amount: 50, turnoverTimes: 0 });
  const own = await openElsewhere();
  await giveSession(own, free.session);
  await own.goto(memberPath('transferUpline'));
  const form = own.getByRole('region', { name: 'Transfer to your agent' });
  await expect(form.getByText(agent.username)).toBeVisible();
  await expectNoAxeViolations(own);
  // On a phone the button is sticky at the bottom, visible at any scroll position.
  await own.setViewportSize({ width: 390, height: 600 });
  await expect(form.getByRole('button', { name: 'Send money' })).toBeInViewport({ ratio: 1 });
  await own.evaluate(() => window.scrollTo(0, 0));
  await expect(form.getByRole('button', { name: 'Send money' })).toBeInViewport({ ratio: 1 });
  await own.setViewportSize({ width: 1280, height: 720 });
  await form.getByLabel(/^Amount/).fill('60');
  await form.getByLabel(/^Transaction password/).fill(TRANSACTION_PASSWORD);
  await form.getByRole('button', { name: 'Send money' }).click();
  await expect(form.getByText('You can send $50.00 now.')).toBeVisible();
  await form.getByLabel(/^Amount/).fill('12.50');
  await form.getByRole('button', { name: 'Send money' }).click();
  await expect(own.getByText(`$12.50 sent to ${agent.username}.`)).toBeVisible();
  await expect(form.getByText('$37.50')).toBeVisible();
  await own.goto(memberPath('transactionHistory'));
  const row = own.getByRole('row').filter({ hasText: 'Transfer' });
  await expect(row.first()).toContainText('12.50');

  const other = await openElsewhere();
  await logIn(agent, other);
  await other.goto(new URL(agentPath('messageV2'), gateway.url).href);
  await expect(other.getByText('Transfer of $12.50 received')).toBeVisible();
});

test('[R11.13] a member writes to its agent, who answers; a message to the line is listed among the sent ones', async ({
  page,
  openElsewhere,
  gateway,
  logIn,
}) => {
  const agent = demoAgent(1);
  const member = await openMember(gateway.url, agent);
  const own = await openElsewhere();
  await giveSession(own, member.session);
  await own.goto(new URL(memberPath('messageV2'), gateway.url).href);
  await own.getByRole('button', { name: 'Write a message' }).click();
  const write = own.getByRole('dialog', { name: 'Write a message' });
  await expect(write.getByLabel(/^To/)).toContainText(`My agent, ${agent.username}`);
  await write.getByLabel(/^Subject/).fill('A question');
  await write.getByLabel(/^Message/).fill('When does it begin?');
  await write.getByRole('button', { name: 'Send' }).click();
  await expect(own.getByText('Message sent.')).toBeVisible();

  await logIn(agent);
  await page.goto(agentPath('messageV2'));
  const main = page.getByRole('main');
  await expect(main.getByText(`From ${member.username}`)).toBeVisible();
  await main
    .getByRole('button', { name: /A question/ })
    .first()
    .click();
  const letter = page.getByRole('dialog', { name: 'A question' });
  await letter.getByRole('button', { name: 'Reply' }).click();
  const reply = page.getByRole('dialog', { name: 'Reply' });
  await expect(reply.getByLabel(/^Subject/)).toHaveValue('Re: A question');
  await reply.getByLabel(/^Message/).fill('At eight.');
  await reply.getByRole('button', { name: 'Send' }).click();
  await expect(reply).toBeHidden();
  // The answered message is still open, and one Back closes it.
  await expect(letter.getByRole('button', { name: 'Reply' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(agentPath('messageV2'));

  await main.getByRole('button', { name: 'Write a message' }).click();
  const toLine = page.getByRole('dialog', { name: 'Write a message' });
  await toLine.getByLabel(/^To/).selectOption('line');
  await toLine.getByLabel(/^Subject/).fill('Tonight');
  await toLine.getByLabel(/^Message/).fill('Come early.');
  await toLine.getByRole('button', { name: 'Send' }).click();
  await expect(toLine).toBeHidden();
  await main.getByRole('button', { name: 'Sent', exact: true }).click();
  await expect(main.getByText('Come early.')).toBeVisible();

  await own.reload();
  await expect(own.getByText('Re: A question')).toBeVisible();
  await expect(own.getByText('Come early.')).toBeVisible();
});
