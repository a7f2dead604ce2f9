import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR } from '../../contract/durations.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { lineMessages, messages, sessions } from '../../database/schema/index.ts';
import { eq, sql } from '../../database/sql.ts';
import { walletGateway } from '../wallet/test-support.ts';
import { removeLineMessage } from './moderate-line.ts';

/** Maximum number of notified accounts. */
const MAX_NOTIFIED = 500;

let setting: Awaited<ReturnType<typeof walletGateway>>;
beforeAll(async () => {
  setting = await walletGateway();
});
afterAll(() => setting.close());

/** Stores an unread message in the inboxes of readers. Returns its id. */
async function broadcast(readerIds: readonly number[]): Promise<number> {
  const { db, clock } = setting.gateway;
  const text = { title: 'Title', body: 'Text', createdAt: clock.now() };
  const [stored] = await db
    .insert(lineMessages)
    .values({
      ...text,
      senderId: await setting.addAccount(1),
      idempotencyKey: 'key',
      bodyHash: 'hash',
      audience: 'line',
      receivers: readerIds.length,
    })
    .returning({ id: lineMessages.id });
  if (!stored) throw new Error('No message was stored.');
  await db
    .insert(messages)
    .values(readerIds.map((accountId) => ({ ...text, accountId, lineMessageId: stored.id })));
  return stored.id;
}

async function seen(accountIds: readonly number[], ago: number): Promise<void> {
  const { db, clock } = setting.gateway;
  const at = clock.now() - ago;
  await db.insert(sessions).values(
    accountIds.map((accountId) => ({
      id: `session ${accountId}`,
      tokenHash: `token ${accountId}`,
      accountId,
      deviceId: '',
      ip: '',
      userAgent: '',
      createdAt: at,
      lastSeenAt: at,
    })),
  );
}

const inboxes = (lineMessageId: number) =>
  setting.gateway.db.select().from(messages).where(eq(messages.lineMessageId, lineMessageId));

test('removing a message notifies those readers who are online and had not read it', async () => {
  const { gateway, published } = setting;
  const here = await setting.addAccount();
  const gone = await setting.addAccount();
  const never = await setting.addAccount();
  const hasRead = await setting.addAccount();
  await seen([here, hasRead], 0);
  await seen([gone], HOUR);
  const id = await broadcast([here, gone, never, hasRead]);
  await gateway.db
    .update(messages)
    .set({ readAt: gateway.clock.now() })
    .where(eq(messages.accountId, hasRead));
  published.length = 0;
  await removeLineMessage(gateway, id);
  expect(published).toEqual([{ accountId: here, event: { type: 'unread', unread: 0 } }]);
  expect(await inboxes(id)).toEqual([]);
  await removeLineMessage(gateway, id);
  expect(published).toHaveLength(1);
});

test('of very many readers who are online, a limited number is notified', async () => {
  const { gateway, published } = setting;
  const readerIds = rowsOf<{ id: number }>(
    await gateway.db.execute(sql`
      insert into accounts (public_id, username, nickname, type, password_changed_at, created_at)
      select name, name, name, 0, 0, 0
      from (select 'reader_' || number as name
        from generate_series(1, ${MAX_NOTIFIED + 20}::integer) as number)
      returning id`),
  ).map(({ id }) => id);
  await seen(readerIds, 0);
  const id = await broadcast(readerIds);
  published.length = 0;
  await removeLineMessage(gateway, id);
  expect(new Set(published.map(({ accountId }) => accountId)).size).toBe(MAX_NOTIFIED);
  expect(published).toHaveLength(MAX_NOTIFIED);
  expect(await inboxes(id)).toEqual([]);
});
