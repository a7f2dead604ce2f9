import {
  processContractDividend,
  processRealTimeSalaryContract,
  viewContracts,
} from '../../gateway/contract/contracts.ts';
import { feedbackList, sendFeedback } from '../../gateway/contract/feedback.ts';
import {
  expectSurvivesFaults,
  expectSurvivesSessionEnd,
  FAILED,
  press,
  withoutLiveEvents,
} from './support/faults.ts';
import { tokenOf } from './support/members.ts';
import { demoAgent } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 120_000 });

test('[R8.02] feedback survives every fault, and is stored once', async ({
  page,
  gateway,
  freshMember,
  problems,
}) => {
  problems.allow(FAILED);
  await freshMember.logIn();
  await page.goto('/promotions?popup=feedback');
  const dialog = page.getByRole('dialog', { name: 'Feedback and complaints' });
  const text = dialog.getByRole('textbox', { name: /^Your message/ });
  const kind = dialog.getByLabel('What it is about');
  const written = 'The wheel of the second table stands still';
  await kind.selectOption('Complaint');
  await text.fill(written);
  const chosen = await kind.inputValue();
  const form = {
    page,
    place: dialog,
    endpoint: sendFeedback,
    isProcessed: true,
    send: press(dialog, 'Send'),
    keeps: async () => {
      await expect(text).toHaveValue(written);
      await expect(kind).toHaveValue(chosen);
    },
  };
  await expectSurvivesFaults(form);
  await expectSurvivesSessionEnd(form, {
    client: gateway.client,
    person: freshMember,
    outcome: 'live',
  });
  await form.send();
  await expect(dialog.getByText(/^We have your message/)).toBeVisible();
  const token = await tokenOf(page);
  const asked = { pageNo: 1, pageSize: 5 };
  const kept = await gateway.client.value(feedbackList, asked, { token });
  expect(kept.list.map((each) => each.text)).toEqual([written]);
});

test('[R8.02] a contract is requested and another answered through every fault, each once', async ({
  page,
  gateway,
  logIn,
  problems,
}) => {
  test.slow();
  problems.allow(FAILED);
  const { client } = gateway;
  const agent = demoAgent(4);
  await withoutLiveEvents(page);
  await logIn(agent);
  await page.goto('/promotions?popup=contracts%3Anew');
  const dialog = page.getByRole('dialog', { name: 'My contracts' });
  await dialog.getByLabel('With whom').selectOption({ index: 0 });
  await dialog.getByLabel('Type').selectOption('Dividend');
  const input = [
    [/^Rate/, '12.5'],
    [/^Active members/, '7'],
    [/^Bet amount/, '2500'],
  ] as const;
  for (const [label, text] of input) await dialog.getByLabel(label).fill(text);
  await dialog.getByLabel('Valid bet period').selectOption('Weekly');
  const request = {
    page,
    place: dialog,
    endpoint: processContractDividend,
    send: press(dialog, 'Request this contract'),
    keeps: async () => {
      for (const [label, text] of input) await expect(dialog.getByLabel(label)).toHaveValue(text);
      await expect(dialog.getByLabel('Valid bet period')).toHaveValue('W');
    },
  };
  const cut = { client, person: agent, outcome: 'by the response' } as const;
  await expectSurvivesFaults(request);
  await expectSurvivesSessionEnd(request, cut);
  await request.send();
  await dialog.getByRole('tab', { name: /^Mine/ }).click();
  await expect(dialog.getByText(/^You asked/)).toBeVisible();

  await dialog.getByRole('button', { name: 'Accept' }).click();
  const question = page.getByRole('alertdialog', { name: 'Accept this contract?' });
  const answer = {
    page,
    place: question,
    endpoint: processRealTimeSalaryContract,
    send: press(question, 'Accept'),
    keeps: () => expect(question).toContainText('Real-time salary at'),
  };
  await expectSurvivesFaults(answer);
  await expectSurvivesSessionEnd(answer, cut);
  await answer.send();
  await expect(question).toBeHidden();
  const { list } = await client.value(viewContracts, {}, { token: await tokenOf(page) });
  const own = list.filter(({ type }) => type === 'dividend' || type === 'realtimeSalary');
  expect(own.map(({ type, status }) => [type, status]).sort()).toEqual([
    ['dividend', 'offered'],
    ['realtimeSalary', 'active'],
  ]);
});

test('[R8.02] a chat message survives every fault, and is stored once', async ({
  page,
  gateway,
  freshMember,
  problems,
}) => {
  problems.allow(FAILED);
  const context = page.context();
  await freshMember.logIn();
  await page.goto('/promotions?popup=chat');
  const chat = page.frameLocator('iframe[title="Chat room"]');
  const text = chat.getByLabel('Your message');
  const send = () => chat.getByRole('button', { name: 'Send' }).click();
  const said = chat.getByRole('listitem').filter({ hasText: 'Which tables are open tonight' });
  const keeps = () => expect(text).toHaveValue('Which tables are open tonight');
  await expect(text).toBeEnabled();
  await text.fill('Which tables are open tonight');
  const path = '**/sandbox/chat/messages';
  const refusal = { success: false, errorCode: 'unknown_error', message: 'Unknown error.' };
  await page.route(path, (route) => route.fulfill({ status: 500, json: refusal }));
  await send();
  await expect(chat.getByText('Unknown error.')).toBeVisible();
  await keeps();
  await page.unroute(path);
  // The gateway has stored it, but the response is lost.
  await page.route(path, async (route) => {
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await send();
  await expect(chat.getByText('Not sent: the connection is gone.')).toBeVisible();
  await keeps();
  await page.unroute(path);
  await context.setOffline(true);
  await send();
  await expect(chat.getByText('Not sent: the connection is gone.')).toBeVisible();
  await keeps();
  await context.setOffline(false);
  const opened = () =>
    page
      .frames()
      .find((frame) => frame.url().includes('/games/chat/'))
      ?.url();
  const before = opened();
  await expectSurvivesSessionEnd(
    { page, send, keeps },
    { client: gateway.client, person: freshMember, outcome: 'live' },
  );
  // The new login reopens the chat.
  await expect.poll(opened).not.toBe(before);
  await expect(text).toBeEnabled();
  await send();
  await expect(text).toHaveValue('');
  await expect(said).toHaveCount(1);
});
