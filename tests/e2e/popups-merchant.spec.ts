import { permission } from '../../gateway/contract/system.ts';
import { DEMO_PASSWORD, expect, expectNoAxeViolations, test } from './support/test.ts';

test.use({ ownGateway: true });
// Serially, because these tests change what the gateway shows.
test.describe.configure({ mode: 'default' });
test.afterEach(({ gateway }) =>
  gateway.developer('settings', { allowedDomains: [], domainRoute: [] }),
);

test.describe(() => {
  // A custom header would trigger a CORS preflight to the mirror.
  test.use({ extraHTTPHeaders: {} });

  test('[R2.23] [R1.05] lines are measured from the current page, and an unreachable one is reported', async ({
    page,
    gateway,
    problems,
  }) => {
    // The browser reports the failed measurement.
    problems.allow(/ERR_CONNECTION_REFUSED/);
    const { port, origin } = new URL(gateway.url);
    const mirror = `http://127.0.0.1:${port}`;
    await gateway.developer('settings', { domainRoute: [mirror, 'http://127.0.0.1:65533'] });
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/wps/system/ping') asked.push(url.origin);
    });
    const answered = page.waitForResponse('/promotions');
    await page.goto('/promotions');
    const policy = (await answered).headers()['content-security-policy'] ?? '';
    expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toContain(mirror);
    await page
      .getByRole('navigation', { name: 'Side menu' })
      .getByRole('link', { name: 'Mirror sites' })
      .click();
    const line = (host: string) =>
      page.getByRole('main').getByRole('listitem').filter({ hasText: host });
    await expect(line(`localhost:${port}`)).toContainText(/\d ms/);
    await expect(line(`localhost:${port}`)).toContainText('You are here');
    await expect(line(`127.0.0.1:${port}`)).toContainText(/\d ms/);
    await expect(line('127.0.0.1:65533')).toContainText('Not reachable');
    await expect(page.getByText(/^The fastest line is/)).toBeVisible();
    await expect(page.getByRole('main').getByText('Fastest', { exact: true })).toHaveCount(1);
    await expect(line(`127.0.0.1:${port}`).getByRole('link')).toHaveAttribute('href', mirror);
    const count = (of: string) => asked.filter((each) => each === of).length;
    expect([count(origin), count(mirror)]).toEqual([5, 5]);
    await page.getByRole('button', { name: 'Measure again' }).click();
    await expect.poll(() => count(mirror)).toBe(10);
    await expectNoAxeViolations(page, 'main');
  });
});

test('[R1.05] Verify Representative distinguishes a genuine contact from another, and shows how long to wait', async ({
  page,
  problems,
}) => {
  problems.allow(/429/);
  await page.goto('/mirrors');
  const contact = page.getByLabel(/^Contact/);
  const verify = page.getByRole('button', { name: 'Verify', exact: true });
  await verify.click();
  await expect(page.getByText('Input cannot be empty')).toBeVisible();
  await contact.fill('@Baize_Help');
  await verify.click();
  await expect(page.getByText('@Baize_Help is genuine')).toBeVisible();
  await contact.fill('@baize_he1p');
  await verify.click();
  await expect(page.getByText('@baize_he1p is not one of ours')).toBeVisible();
  await expectNoAxeViolations(page, 'main');
  for (let tried = 2; tried < 11; tried += 1) {
    const answered = page.waitForResponse(/verifyRepresentative/);
    await verify.click();
    await answered;
  }
  await expect(page.getByText(/try again in \d+ minutes?/)).toBeVisible();
  await expect(contact).toHaveValue('@baize_he1p');
});

test('[R8.05] on a host that is not the merchant’s only the page that says so is served', async ({
  page,
  gateway,
}) => {
  const { port } = new URL(gateway.url);
  await gateway.developer('settings', { allowedDomains: ['localhost'], domainRoute: [] });
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(wps|lgw)\//.test(pathname)) calls.push(pathname);
  });
  await page.goto(`http://127.0.0.1:${port}/rng`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid URL');
  await expect(page.getByText('Invalid URL, contact customer service.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
    'href',
    /^(mailto|tel|https):/,
  );
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectNoAxeViolations(page);
  // The page requests the merchant’s channels, and nothing else.
  await expect.poll(() => calls).toEqual([permission.path]);
  await page.goto('/');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('[R2.109] [R4.24a] [R4.24b] [R4.24c] [R4.24d] [R4.24e] [R8.11] contracts are answered, ended and offered, after the higher-rate warning', async ({
  page,
  gateway,
  logIn,
  openElsewhere,
}) => {
  test.slow();
  await page.goto('/promotions?popup=contracts');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();

  await gateway.setFlags({ AGENTPOLICY3: true, DIVIDEND: true, DAYSAL: true, HOURSAL3: true });
  await logIn('demo_agent');
  await page.goto('/promotions');
  await page
    .getByRole('navigation', { name: 'Side menu' })
    .getByRole('button', { name: 'My contracts' })
    .click();
  const popup = page.getByRole('dialog', { name: 'My contracts' });
  const tab = (name: RegExp) => popup.getByRole('tab', { name });
  const card = (name: string, text: string) =>
    popup.getByRole('article', { name }).filter({ hasText: text });
  const question = page.getByRole('alertdialog');
  const offer = card('Dividend', '30%');
  for (const fact of [
    'Waiting',
    'Active members10',
    'Bet amount$50,000.00',
    'Valid bet periodMonthly',
  ])
    await expect(offer).toContainText(fact);
  for (const fact of ['Profit and loss periodMonthly', 'Payment periodSemimonthly'])
    await expect(offer).toContainText(fact);
  await expectNoAxeViolations(page, '[role=dialog]');

  const accept = offer.getByRole('button', { name: 'Accept' });
  await accept.click();
  await expect(question).toHaveAccessibleName('Higher rate warning');
  await expect(question).toContainText(
    'A downline with a higher rate than the new contract is terminated automatically on agreeing.',
  );
  await expect(question.getByRole('listitem')).toHaveText([/40%$/, /35%$/, /38%$/]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(offer).toContainText('Waiting');
  await accept.click();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question).toBeHidden();
  await expect(offer).toContainText('Active');
  await expect(card('Dividend', '45%')).toHaveCount(0);

  const salary = card('Real-time salary', '0.6%');
  await salary.getByRole('button', { name: 'Terminate' }).click();
  await question.getByRole('button', { name: 'Terminate' }).click();
  await expect(salary).toHaveCount(0);

  await tab(/^My line/).click();
  await card('Dividend', 'asks for it').getByRole('button', { name: 'Accept' }).click();
  await question.getByRole('button', { name: 'Accept' }).click();
  await expect(card('Dividend', '20%')).toContainText('Active');

  await tab(/^History/).click();
  await expect(page).toHaveURL(/popup=contracts(:|%3A)history/);
  await page.reload();
  await expect(card('Dividend', 'Replaced by a new contract.')).toContainText('45%');
  await expect(card('Dividend', 'its rate was higher')).toHaveCount(2);
  await expect(card('Real-time salary', 'Terminated by the agent.')).toHaveCount(1);

  await tab(/^New/).click();
  const withWhom = popup.getByLabel('With whom');
  await withWhom.selectOption({ index: 1 });
  const offeredTo = await withWhom.inputValue();
  await popup.getByLabel(/^Rate/).fill('31');
  await popup.getByLabel(/^Active members/).fill('4');
  await popup.getByLabel(/^Bet amount/).fill('9000');
  await popup.getByRole('button', { name: 'Offer this contract' }).click();
  await expect(popup.getByText(/^Enter a rate above 0 and up to 30%/)).toBeVisible();
  await popup.getByLabel(/^Rate/).fill('12.5');
  await popup.getByRole('button', { name: 'Offer this contract' }).click();
  await expect(card('Dividend', 'You offered it to')).toContainText('12.5%');

  // The recipient rejects it; both see it in their history.
  const downline = await openElsewhere();
  await logIn({ username: offeredTo, password: DEMO_PASSWORD }, downline);
  await downline.goto(`${gateway.url}/promotions?popup=contracts`);
  const theirs = downline.getByRole('dialog', { name: 'My contracts' });
  const turned = theirs.getByRole('article', { name: 'Dividend' }).filter({ hasText: '12.5%' });
  await turned.getByRole('button', { name: 'Reject' }).click();
  const sure = downline.getByRole('alertdialog', { name: 'Reject this contract?' });
  await sure.getByRole('button', { name: 'Cancel' }).click();
  await expect(turned).toContainText('Waiting');
  await turned.getByRole('button', { name: 'Reject' }).click();
  await sure.getByRole('button', { name: 'Reject' }).click();
  await expect(turned).toHaveCount(0);
  await theirs.getByRole('tab', { name: /^History/ }).click();
  await expect(turned).toContainText('Rejected');
  await tab(/^History/).click();
  await page.reload();
  await expect(card('Dividend', '12.5%')).toContainText('Rejected');

  // The agent requests another one, which the upline accepts.
  await theirs.getByRole('tab', { name: /^New/ }).click();
  const upline = theirs.getByRole('option', { name: /^Ask my upline, / });
  await theirs.getByLabel('With whom').selectOption((await upline.getAttribute('value')) ?? '-');
  await theirs.getByLabel(/^Rate/).fill('28');
  await theirs.getByLabel(/^Active members/).fill('4');
  await theirs.getByLabel(/^Bet amount/).fill('9000');
  await theirs.getByRole('button', { name: 'Request this contract' }).click();
  const asked = theirs.getByRole('article', { name: 'Dividend' }).filter({ hasText: '28%' });
  await expect(asked).toContainText('You asked');
  await expect(asked).toContainText('Waiting');
  await tab(/^My line/).click();
  await page.reload();
  const request = card('Dividend', '28%');
  await expect(request).toContainText('asks for it');
  await request.getByRole('button', { name: 'Accept' }).click();
  await question.getByRole('button', { name: 'Accept' }).click();
  await expect(request).toContainText('Active');
  await downline.reload();
  await expect(asked).toContainText('Active');

  await gateway.setFlags({ DIVIDEND: false, DAYSAL: false, HOURSAL3: false });
  await page.reload();
  // Active contracts are still paid, and can be ended here; no new ones are offered.
  await expect(request).toContainText('The merchant offers no new contracts of this type.');
  await expect(tab(/^New/)).toBeHidden();
  await request.getByRole('button', { name: 'Terminate' }).click();
  await question.getByRole('button', { name: 'Terminate' }).click();
  await expect(request).toHaveCount(0);
});
