import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../../gateway/contract/durations.ts';
import { getInbox } from '../../gateway/contract/index.ts';
import {
  chooseMarketing,
  type MarketingChannel,
  memberMarketing,
} from '../../gateway/contract/own-account.ts';
import { excludeMember } from '../../gateway/contract/protection.ts';
import { accounts, sandboxMails, sandboxSms } from '../../gateway/database/schema/index.ts';
import { storeMessage } from '../../gateway/modules/messages/store-message.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { protectionBackOffice } from './protection-staff.ts';
import { type Player, player, startProtected } from './protection-support.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startProtected();
}, 60_000);
afterAll(() => running.close());

/** A member with a mail address and a mobile number. */
async function reachable() {
  const me = await player(running);
  const email = `${me.username}@example.com`;
  const mobile = `+63917${String(me.accountId).padStart(7, '0')}`;
  await running.gateway.db
    .update(accounts)
    .set({ email, mobile })
    .where(eq(accounts.id, me.accountId));
  return { ...me, email, mobile };
}

const choose = (me: Player, channel: MarketingChannel, agreed: boolean) =>
  me.client.value(chooseMarketing, { channel, agreed }, { token: me.token });

async function write(
  channel: MarketingChannel,
  kind: 'service' | 'promotional',
  title: string,
  username = '',
) {
  const answer = await fetch(`${running.url}/sandbox/messages/staff`, {
    method: 'POST',
    body: new URLSearchParams({ channel, kind, title, body: 'Words of the staff.', username }),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
}

async function inbox(me: Player) {
  const { list } = await me.client.value(
    getInbox,
    { filter: 'all', pageNo: 1, pageSize: 50 },
    { token: me.token },
  );
  return list.map(({ title }) => title);
}
const mails = async (address: string) =>
  (
    await running.gateway.db.select().from(sandboxMails).where(eq(sandboxMails.address, address))
  ).map(({ subject }) => subject);
const texts = async (mobile: string) =>
  (await running.gateway.db.select().from(sandboxSms).where(eq(sandboxSms.mobile, mobile))).map(
    ({ body }) => body.split(': ')[1],
  );

test('[R10.11a] email and SMS are off until the member opts in, the inbox is on, and each shows whether there is an address', async () => {
  const me = await player(running);
  const view = await me.client.value(memberMarketing, {}, { token: me.token });
  expect(view.channels).toEqual([
    { channel: 'inbox', agreed: true, hasAddress: true },
    { channel: 'email', agreed: false, hasAddress: false },
    { channel: 'sms', agreed: false, hasAddress: false },
  ]);
  const { client, token } = await reachable();
  const full = await client.value(memberMarketing, {}, { token });
  expect(full.channels.map(({ hasAddress }) => hasAddress)).toEqual([true, true, true]);
});

test('[R10.11a] an offer by email or SMS is sent only to members who opted in to that channel, and not after they opted out; service messages are sent to all', async () => {
  const me = await reachable();
  const other = await reachable();
  const mark = randomUUID().slice(0, 8);
  await choose(me, 'email', true);
  await choose(other, 'sms', true);
  await write('email', 'promotional', `Mail ${mark}`);
  await write('sms', 'promotional', `Text ${mark}`);
  expect(await mails(me.email)).toEqual([`Mail ${mark}`]);
  expect(await mails(other.email)).toEqual([]);
  expect(await texts(me.mobile)).toEqual([]);
  expect(await texts(other.mobile)).toEqual([`Text ${mark}`]);
  await choose(me, 'email', false);
  await write('email', 'promotional', `Later ${mark}`);
  await write('email', 'promotional', `To one ${mark}`, me.username);
  expect(await mails(me.email)).toEqual([`Mail ${mark}`]);
  await write('email', 'service', `Terms ${mark}`, me.username);
  expect(await mails(me.email)).toEqual([`Mail ${mark}`, `Terms ${mark}`]);
});

test('[R10.11a] with the inbox off no offer reaches it, from any sender; service messages do, and after switching it on the next offer does', async () => {
  const me = await reachable();
  await choose(me, 'inbox', false);
  const mark = randomUUID().slice(0, 8);
  await write('inbox', 'promotional', `Offer ${mark}`);
  await write('inbox', 'service', `Service ${mark}`);
  const at = running.gateway.clock.now();
  const rank = { EN: { title: `Rank ${mark}`, body: 'b' }, TY: { title: 'Ranggo', body: 'b' } };
  const store = () =>
    running.gateway.db.transaction((tx) =>
      storeMessage(tx, { accountId: me.accountId, texts: rank, kind: 'promotional', at }),
    );
  await store();
  const shown = await inbox(me);
  expect(shown).toContain(`Service ${mark}`);
  expect(shown).not.toContain(`Offer ${mark}`);
  expect(shown).not.toContain(`Rank ${mark}`);
  await choose(me, 'inbox', true);
  await store();
  expect(await inbox(me)).toContain(`Rank ${mark}`);
});

test('[R10.04c] [R10.11a] during a break no offer is sent by any channel, with or without consent', async () => {
  const me = await reachable();
  await choose(me, 'email', true);
  await choose(me, 'sms', true);
  await me.client.value(excludeMember, { kind: 'timeOut', length: 'day' }, { token: me.token });
  await write('email', 'promotional', 'In the break', me.username);
  await write('sms', 'promotional', 'In the break', me.username);
  expect([await mails(me.email), await texts(me.mobile)]).toEqual([[], []]);
  running.gateway.clock.advance(DAY + 1000);
  await write('email', 'promotional', 'After it', me.username);
  expect(await mails(me.email)).toEqual(['After it']);
});

test('[R10.11a] every change is logged with its time, and repeating a choice is no change', async () => {
  const me = await reachable();
  await choose(me, 'sms', true);
  const again = await choose(me, 'sms', true);
  await choose(me, 'sms', false);
  expect(again.channels[2]).toMatchObject({ channel: 'sms', agreed: true });
  const log = await running.gateway.db.query.protectionLog.findMany({
    where: (table, { and, eq: is, like }) =>
      and(is(table.accountId, me.accountId), like(table.action, 'marketing%')),
    orderBy: (table, { asc }) => asc(table.id),
  });
  expect(log.map(({ actor, action, detail }) => [actor, action, detail])).toEqual([
    ['player', 'marketingAgreed', { channel: 'sms' }],
    ['player', 'marketingRefused', { channel: 'sms' }],
  ]);
  expect(log[0]?.createdAt).toBe(again.channels[2]?.changedAt);
  expect(await protectionBackOffice(running.url).page()).toContain('Wants no offers');
});
