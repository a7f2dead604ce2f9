import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR } from '../../gateway/contract/durations.ts';
import {
  balance,
  depositSettings,
  getInbox,
  IDENTITY_REASONS,
  type IdentityDocument,
  type IdentityNeed,
  memberIdentity,
  removeIdentityPicture,
  sendIdentity,
  transferUpline,
  uploadIdentityPicture,
  withdraw,
  withdrawSettings,
} from '../../gateway/contract/index.ts';
import { writeSettings } from '../../gateway/core/merchant-settings.ts';
import { identityPictures, protectionLog } from '../../gateway/database/schema/index.ts';
import { deleteUnattachedIdentityPictures } from '../../gateway/modules/protection/identity-pictures.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import {
  giveMoney,
  logIn,
  openBelow,
  TRANSACTION_PASSWORD,
  withTransactionPassword,
} from './agents-support.ts';
import { PAYMENT_PASSWORD } from './cashier-support.ts';
import { protectionBackOffice } from './protection-staff.ts';
import { type Player, player, startProtected } from './protection-support.ts';

const MEGABYTE = 1024 * 1024;
const drawn = sharp({ create: { width: 12, height: 8, channels: 3, background: '#8ac' } });
const PNG = new Uint8Array(await drawn.clone().png().toBuffer());
const JPG = new Uint8Array(await drawn.clone().jpeg().toBuffer());
const WEBP = new Uint8Array(await drawn.clone().webp().toBuffer());

let running: RunningGateway;
let staff: ReturnType<typeof protectionBackOffice>;
beforeAll(async () => {
  running = await startProtected();
  staff = protectionBackOffice(running.url);
}, 60_000);
afterAll(() => running.close());

/** Sets what requires proof of identity from now on. */
const letWait = (...waits: IdentityNeed[]) =>
  writeSettings(running.gateway.db, {
    identityChecks: { waits, documents: ['identity', 'address'], mostBytes: 5 * MEGABYTE },
  });

/** A client that can send documents. */
type Sender = Pick<Player, 'client' | 'token' | 'accountId'>;

async function upload({ token }: { token: string }, bytes: Uint8Array<ArrayBuffer>) {
  const response = await fetch(running.url + uploadIdentityPicture.path, {
    method: 'POST',
    headers: { Merchant: 'baize', Authorization: token, 'Content-Type': 'image/png' },
    body: bytes,
  });
  return { status: response.status, ...(await response.json()) };
}

async function uploaded(me: Sender, bytes = PNG): Promise<string> {
  const answer = await upload(me, bytes);
  if (!answer.success) throw new Error(answer.errorCode);
  return answer.value.pictureId;
}

const identity = (me: Player) => me.client.value(memberIdentity, {}, { token: me.token });
const send = (me: Sender, document: IdentityDocument, pictures: string[]) =>
  me.client.call(sendIdentity, { document, pictures }, { token: me.token });

/** Sends a document with one picture. Returns its number in the back office. */
async function sent(me: Sender, document: IdentityDocument): Promise<number> {
  const answer = await send(me, document, [await uploaded(me)]);
  if (!answer.success) throw new Error(answer.errorCode);
  const rows = await running.gateway.db.query.identityDocuments.findMany();
  return Math.max(...rows.filter((row) => row.accountId === me.accountId).map(({ id }) => id));
}

async function prove(me: Sender): Promise<void> {
  for (const document of ['identity', 'address'] as const) {
    await staff.post(`/identity/${await sent(me, document)}`, { decision: 'accept' });
  }
}

const logOf = async (me: Player) =>
  (await running.gateway.db.select().from(protectionLog)).filter(
    ({ accountId, action }) => accountId === me.accountId && action.startsWith('identity'),
  );

test('[R10.08a] a player sends documents, staff accepts or refuses them with a reason, and refused ones are sent again', async () => {
  const me = await player(running);
  expect(await identity(me)).toMatchObject({
    documents: [
      { document: 'identity', state: 'missing' },
      { document: 'address', state: 'missing' },
    ],
    isProven: false,
    waits: [],
    mostBytes: 5 * MEGABYTE,
  });
  // Front and back of a card are one document.
  const both = [await uploaded(me, PNG), await uploaded(me, JPG)];
  const answer = await send(me, 'identity', both);
  if (!answer.success) throw new Error(answer.errorCode);
  expect(answer.value.documents[0]).toMatchObject({ state: 'waiting' });
  expect(await staff.page()).toContain(me.username);
  const row = await running.gateway.db.query.identityDocuments.findFirst({
    where: (table, { eq }) => eq(table.accountId, me.accountId),
  });
  const id = row?.id ?? 0;
  const page = await staff.page(`/identity/${id}`);
  expect(page).toContain(`identity/${id}/pictures/0`);
  expect(page).toContain(`identity/${id}/pictures/1`);
  // While it waits no other document is accepted.
  expect(await send(me, 'identity', [await uploaded(me)])).toMatchObject({
    errorCode: 'order_closed',
  });
  for (const reason of IDENTITY_REASONS) expect(page).toContain(`value="${reason}"`);
  await staff.post(`/identity/${id}`, { decision: 'refuse', reason: 'unreadable' });
  expect((await identity(me)).documents[0]).toMatchObject({
    state: 'refused',
    reason: 'unreadable',
  });
  // A late press of the other button has no effect.
  await staff.post(`/identity/${id}`, { decision: 'accept' });
  expect((await identity(me)).documents[0]?.state).toBe('refused');
  const again = await sent(me, 'identity');
  expect((await identity(me)).documents[0]).toMatchObject({ state: 'waiting' });
  expect((await identity(me)).documents[0]?.reason).toBeUndefined();
  await staff.post(`/identity/${again}`, { decision: 'accept' });
  expect((await identity(me)).documents[0]).toMatchObject({ state: 'accepted' });
  expect((await identity(me)).isProven).toBe(false);
  await staff.post(`/identity/${await sent(me, 'address')}`, { decision: 'accept' });
  expect((await identity(me)).isProven).toBe(true);
  // Every decision is in the inbox, in the player's language.
  const inbox = async (language: string) => {
    const { list } = await me.client.value(
      getInbox,
      { filter: 'all', pageNo: 1, pageSize: 20 },
      { token: me.token, headers: { language } },
    );
    return list.map(({ title, body }) => `${title}: ${body}`).join('\n');
  };
  expect(await inbox('EN')).toMatch(/not accepted: The picture cannot be read/);
  expect(await inbox('EN')).toMatch(/proof of address was accepted/);
  expect(await inbox('TY')).toMatch(/Hindi mabasa ang larawan/);
  // The log has the name of each action.
  const log = await logOf(me);
  expect(log.map(({ actor, staffName, action }) => [actor, staffName, action])).toEqual([
    ['player', null, 'identitySent'],
    ['staff', 'Ana Cruz', 'identityOpened'],
    ['staff', 'Ana Cruz', 'identityRefused'],
    ['player', null, 'identitySent'],
    ['staff', 'Ana Cruz', 'identityAccepted'],
    ['player', null, 'identitySent'],
    ['staff', 'Ana Cruz', 'identityAccepted'],
  ]);
  expect(log[2]?.detail).toMatchObject({ document: 'identity', reason: 'unreadable' });
  expect(await staff.page()).toContain('Document refused');
});

test('[R10.08a] nobody can act in the back office without a name', async () => {
  const me = await player(running);
  const id = await sent(me, 'identity');
  const nobody = protectionBackOffice(running.url, '');
  expect((await nobody.post(`/identity/${id}`, { decision: 'accept' })).status).toBe(400);
  expect((await nobody.get(`/identity/${id}`)).status).toBe(400);
  expect((await nobody.get(`/identity/${id}/pictures/0`)).status).toBe(400);
  expect((await identity(me)).documents[0]?.state).toBe('waiting');
  const named = await nobody.post('/staff', { name: 'Ben Diaz' });
  expect(named.headers.getSetCookie().join()).toMatch(
    /back_office_staff=Ben%20Diaz;.*Path=\/sandbox\/protection; HttpOnly; SameSite=Strict/,
  );
});

test('[R10.08a] a picture must be a jpg, png or webp by its content and within the merchant’s size; anything else is refused', async () => {
  const me = await player(running);
  for (const bytes of [PNG, JPG, WEBP]) expect((await upload(me, bytes)).success).toBe(true);
  const text = (content: string) => new TextEncoder().encode(content);
  const wrong = [
    text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    text('%PDF-1.7 and so on'),
    text('<html><script>alert(1)</script></html>'),
    text('GIF89a and no more'),
    PNG.slice(0, 20),
    new Uint8Array([...JPG.slice(0, 30), 0xff, 0xd9]),
  ];
  for (const bytes of wrong) {
    expect(await upload(me, bytes)).toMatchObject({ status: 400, errorCode: 'image_invalid' });
  }
  const padded = new Uint8Array(5 * MEGABYTE + 1);
  padded.set(PNG);
  expect(await upload(me, padded)).toMatchObject({ status: 413, errorCode: 'request_too_large' });
  expect((await upload(me, padded.slice(0, 5 * MEGABYTE))).success).toBe(true);
  expect(await send(me, 'identity', [])).toMatchObject({
    value: { fields: { pictures: 'required' } },
  });
  const three = [await uploaded(me), await uploaded(me)];
  expect(await send(me, 'address', three)).toMatchObject({
    value: { fields: { pictures: 'too_many' } },
  });
});

test('[R10.08a] pictures are served to the back office only, as files that cannot run, and are stored encrypted', async () => {
  const me = await player(running);
  const other = await player(running);
  const loose = await uploaded(me);
  // Pictures of others can be neither sent nor removed.
  expect(await send(other, 'identity', [loose])).toMatchObject({
    value: { fields: { pictures: 'picture_unknown' } },
  });
  const remove = (who: Player, pictureId: string) =>
    who.client.call(removeIdentityPicture, { pictureId }, { token: who.token });
  expect((await remove(other, loose)).errorCode).toBe('not_found');
  expect((await remove(me, loose)).success).toBe(true);
  const id = await sent(me, 'identity');
  const picture = await staff.get(`/identity/${id}/pictures/0`);
  expect(picture.status).toBe(200);
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-disposition': `attachment; filename="document-${id}-0.png"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  });
  expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({
    width: 12,
    height: 8,
  });
  expect((await staff.get(`/identity/${id}/pictures/1`)).status).toBe(404);
  // The back office responds to its own pages only.
  const foreign = await fetch(`${running.url}/sandbox/protection/identity/${id}/pictures/0`, {
    headers: { cookie: 'back_office_staff=Ana', 'sec-fetch-site': 'cross-site' },
  });
  expect(foreign.status).toBe(403);
  const rows = await running.gateway.db.select().from(identityPictures);
  for (const { content } of rows) expect(content).toMatch(/^v1\./);
});

test('[R10.08a] a picture that is never sent with a document is deleted after a day', async () => {
  const me = await player(running);
  await uploaded(me);
  const held = await sent(me, 'identity');
  const own = async () =>
    (await running.gateway.db.select().from(identityPictures)).filter(
      ({ accountId }) => accountId === me.accountId,
    );
  running.gateway.clock.advance(DAY - HOUR);
  await deleteUnattachedIdentityPictures(running.gateway);
  expect(await own()).toHaveLength(2);
  running.gateway.clock.advance(2 * HOUR);
  await deleteUnattachedIdentityPictures(running.gateway);
  expect((await own()).map(({ documentId }) => documentId)).toEqual([held]);
});

const WITHDRAWAL = 20;

/** Tries all three; returns whether each was allowed, or the refusal. */
async function tries(me: Player, cardId: number) {
  const outcome = ({ success, errorCode }: { success: boolean; errorCode?: string }) =>
    success ? 'done' : errorCode;
  const order = await me.client.call(
    withdraw,
    { amount: WITHDRAWAL, cardId, paymentPassword: PAYMENT_PASSWORD },
    { token: me.token, idempotencyKey: randomUUID() },
  );
  return {
    deposit: outcome(await me.deposit(20)),
    launch: outcome(await me.launch()),
    withdrawal: outcome(order),
  };
}

test('[R10.08b] nothing requires the identity where the merchant’s setting is empty', async () => {
  await letWait();
  const me = await player(running);
  await me.fund(200);
  const cardId = await me.prepareWithdrawal();
  expect(await tries(me, cardId)).toEqual({ deposit: 'done', launch: 'done', withdrawal: 'done' });
});

test.each<{ need: IdentityNeed; refused: 'deposit' | 'launch' | 'withdrawal' }>([
  { need: 'deposit', refused: 'deposit' },
  { need: 'play', refused: 'launch' },
  { need: 'withdrawal', refused: 'withdrawal' },
])(
  '[R10.08b] $need waits for the identity where the setting says so, and nothing else does',
  async ({ need, refused }) => {
    await letWait();
    const me = await player(running);
    await me.fund(200);
    const cardId = await me.prepareWithdrawal();
    await letWait(need);
    try {
      const free = { deposit: 'done', launch: 'done', withdrawal: 'done' };
      expect(await tries(me, cardId)).toEqual({ ...free, [refused]: 'identity_required' });
      await prove(me);
      expect(await tries(me, cardId)).toEqual(free);
    } finally {
      await letWait();
    }
  },
);

test('[R10.08b] money sent to the upline waits like a withdrawal, and stays', async () => {
  await letWait();
  const top = await withTransactionPassword(await logIn(running, 'demo_agent'));
  const below = await withTransactionPassword(await openBelow(running, top));
  await giveMoney(running, below.id, 5_000);
  const sends = () =>
    below.client.call(
      transferUpline,
      { amount: 20, paymentPassword: TRANSACTION_PASSWORD },
      { token: below.token, idempotencyKey: randomUUID() },
    );
  await letWait('withdrawal');
  try {
    expect(await sends()).toMatchObject({
      status: 403,
      errorCode: 'identity_required',
      value: { identity: 'missing' },
    });
    expect((await below.client.value(balance, { typeId: 0 }, below)).sumBalance).toBe(50);
    await prove({ ...below, accountId: below.id });
    expect((await sends()).success).toBe(true);
  } finally {
    await letWait();
  }
});

test('[R10.08b] a bet in an open game waits as well, and the money stays', async () => {
  await letWait();
  const me = await player(running);
  await me.fund(50);
  const game = await me.play();
  expect((await game.spin(20)).status).toBe(200);
  const before = await me.balance();
  await letWait('play');
  try {
    expect(await game.spin(20)).toMatchObject({ status: 403, errorCode: 'identity_required' });
    expect(await me.balance()).toBe(before);
    await prove(me);
    expect((await game.spin(20)).status).toBe(200);
  } finally {
    await letWait();
  }
});

test('[R10.08b] several actions may wait at once; pages and refusals have the state of the proof', async () => {
  await letWait('deposit', 'withdrawal');
  try {
    const me = await player(running);
    const told = async () => ({
      deposit: (await me.client.value(depositSettings, {}, { token: me.token })).identity,
      withdrawal: (await me.client.value(withdrawSettings, {}, { token: me.token })).identity,
    });
    expect(await told()).toEqual({ deposit: 'missing', withdrawal: 'missing' });
    expect(await me.deposit(20)).toMatchObject({
      status: 403,
      errorCode: 'identity_required',
      value: { identity: 'missing' },
    });
    expect((await me.launch()).success).toBe(true);
    const first = await sent(me, 'identity');
    expect(await told()).toEqual({ deposit: 'missing', withdrawal: 'missing' });
    const second = await sent(me, 'address');
    expect(await told()).toEqual({ deposit: 'waiting', withdrawal: 'waiting' });
    await staff.post(`/identity/${first}`, { decision: 'accept' });
    await staff.post(`/identity/${second}`, { decision: 'refuse', reason: 'too_old' });
    expect(await told()).toEqual({ deposit: 'refused', withdrawal: 'refused' });
    const third = await sent(me, 'address');
    await staff.post(`/identity/${third}`, { decision: 'accept' });
    expect(await told()).toEqual({});
    expect((await me.deposit(20)).success).toBe(true);
  } finally {
    await letWait();
  }
});

test('[R10.08a] a document that is sent twice concurrently is checked once', async () => {
  const me = await player(running);
  const pictures = await Promise.all([uploaded(me), uploaded(me), uploaded(me)]);
  const answers = await Promise.all(pictures.map((id) => send(me, 'identity', [id])));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.filter(({ errorCode }) => errorCode === 'order_closed')).toHaveLength(2);
});
