import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { feedbackList, sendFeedback } from '../../gateway/contract/feedback.ts';
import { getInbox } from '../../gateway/contract/member-pages.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { cashierMember } from './cashier-support.ts';
import { createClient, startTestGateway } from './client.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
}, 60_000);
afterAll(() => running.close());

const PAGE = { pageNo: 1, pageSize: 5 };
const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ');

async function writer() {
  const { client, token } = await cashierMember(running.url);
  const send = (text: string, idempotencyKey: string = randomUUID()) =>
    client.call(sendFeedback, { kind: 'complaint', text }, { token, idempotencyKey });
  const list = () => client.value(feedbackList, PAGE, { token });
  return { client, token, send, list };
}

test('[R5.13] the number of words is limited by the merchant’s config, which the gateway enforces', async () => {
  const { client, send, list } = await writer();
  const refused = (problem: string) => ({
    status: 400,
    errorCode: 'request_param_err',
    value: { fields: { text: problem } },
  });
  await client.developer('settings', { feedbackWords: { minimum: 3, maximum: 6 } });
  expect((await list()).words).toEqual({ minimum: 3, maximum: 6 });
  expect(await send(' one   two \n')).toMatchObject(refused('text_short'));
  expect(await send(words(7))).toMatchObject(refused('text_long'));
  expect(await send(`${words(4)} ${'x'.repeat(5000)}`)).toMatchObject(refused('text_long'));
  expect(await send(words(3))).toMatchObject({ success: true });
  expect(await send(words(6))).toMatchObject({ success: true });
  await client.developer('settings', { feedbackWords: { minimum: 1, maximum: 2 } });
  expect(await send(words(3))).toMatchObject(refused('text_long'));
  const backwards = { feedbackWords: { minimum: 9, maximum: 2 } };
  await expect(client.developer('settings', backwards)).rejects.toThrow();
  await client.developer('settings', { feedbackWords: { minimum: 5, maximum: 300 } });
  expect((await list()).totalCount).toBe(2);
});

test('[R2.21] feedback is stored once for each key, under a reference, visible to its writer only', async () => {
  const mine = await writer();
  const key = randomUUID();
  const text = 'The wheel of the second table stands still';
  const [first, again] = await Promise.all([mine.send(text, key), mine.send(text, key)]);
  expect(first).toMatchObject({
    success: true,
    value: { kind: 'complaint', text, status: 'received' },
  });
  expect(again.value).toEqual(first.value);
  const { list, totalCount } = await mine.list();
  expect(totalCount).toBe(1);
  expect(list[0]?.referenceNo).toMatch(/^F\d{12}[\dA-F]{4}$/);
  expect(await mine.send(`${text} again`, key)).toMatchObject({
    errorCode: 'idempotency_conflict',
  });
  const other = await writer();
  expect((await other.list()).list).toEqual([]);
});

test('[R2.21] the back office’s answer is shown with the message and in the inbox, once', async () => {
  const { client, token, send, list } = await writer();
  await send('Please bring back <b>the old lobby</b> soon');
  const [sent] = (await list()).list;
  const backOffice = `${running.url}/sandbox/feedback`;
  const page = await (await fetch(backOffice)).text();
  expect(page).toContain(sent?.referenceNo);
  expect(page).not.toContain('<b>the old');
  const answer = async (text: string) => {
    const body = new URLSearchParams({ answer: text });
    return (
      await fetch(`${backOffice}/${sent?.referenceNo}`, {
        method: 'POST',
        body,
        redirect: 'manual',
      })
    ).status;
  };
  expect(await answer('  ')).toBe(400);
  expect(await answer('It comes back on Monday.')).toBe(303);
  expect(await answer('No, it does not.')).toBe(409);
  expect((await list()).list[0]).toMatchObject({
    status: 'answered',
    answer: 'It comes back on Monday.',
    answeredAt: expect.any(Number),
  });
  const inbox = await client.value(getInbox, { ...PAGE, filter: 'unread' }, { token });
  expect(inbox.list.map(({ body }) => body)).toContain('It comes back on Monday.');
  expect(await (await fetch(backOffice)).text()).not.toContain(sent?.referenceNo);
});

test('[R2.21] visitors, trials, the sixth in ten minutes and a merchant without it are refused', async () => {
  const { client, token, send } = await writer();
  expect(await client.call(feedbackList, PAGE)).toMatchObject({ status: 401 });
  const trial = await createClient(running.url).freePlay();
  expect(await client.call(feedbackList, PAGE, { token: trial.token })).toMatchObject({
    errorCode: 'in_need_true_account',
  });
  for (let sent = 0; sent < 5; sent += 1) expect((await send(words(5))).success).toBe(true);
  expect(await send(words(5))).toMatchObject({
    errorCode: 'TOO_MANY_REQUEST',
    value: { retryAfter: expect.any(Number) },
  });
  await client.developer('flags', { FEEDBACK3: false });
  expect(await client.call(feedbackList, PAGE, { token })).toMatchObject({
    errorCode: 'function.not.available',
  });
  expect(await send(words(5))).toMatchObject({ errorCode: 'function.not.available' });
  await client.developer('flags', { FEEDBACK3: true });
});
