import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../../gateway/contract/durations.ts';
import { getInbox } from '../../gateway/contract/member-pages.ts';
import { chooseMarketing } from '../../gateway/contract/own-account.ts';
import {
  ACTIVITY_PICTURE_PATH,
  applyPromotion,
  availablePromotions,
  claimIssuedPromotion,
  removeActivityPicture,
  uploadActivityPicture,
} from '../../gateway/contract/promotions.ts';
import { excludeMember } from '../../gateway/contract/protection.ts';
import {
  promotionGrants,
  promotionPictures,
  throttleWindows,
} from '../../gateway/database/schema/index.ts';
import { deleteUnattachedPictures } from '../../gateway/modules/promotions/pictures.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import {
  type RewardsMember,
  rewardsBackOffice,
  rewardsMember,
  startRewards,
} from './rewards-support.ts';
import { liveSocket } from './test-socket.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startRewards();
}, 60_000);
afterAll(() => running?.close());

const key = () => ({ idempotencyKey: randomUUID() });
const page = { pageNo: 1, pageSize: 20 };
const MEGABYTE = 1024 * 1024;

function file(head: Uint8Array | readonly number[], size = 64, tail: readonly number[] = []) {
  const bytes = new Uint8Array(size);
  bytes.set(head);
  bytes.set(tail, size - tail.length);
  return bytes;
}
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8ac' } });
const PNG = await drawn(12, 8).png().toBuffer();
const JPG = await drawn(12, 8).jpeg().toBuffer();
/** A valid picture, padded after its end to a size. */
const png = (size = PNG.length) => file(PNG, size);
const jpg = () => new Uint8Array(JPG);

/** As the portal sends it: the file itself is the body. */
async function send(token: string, bytes: Uint8Array<ArrayBuffer>, type = 'image/png') {
  const response = await fetch(running.url + uploadActivityPicture.path, {
    method: 'POST',
    headers: { Merchant: 'baize', Authorization: token, 'Content-Type': type },
    body: bytes,
  });
  return { status: response.status, ...(await response.json()) };
}

async function sent(token: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const answer = await send(token, bytes);
  if (!answer.success) throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return answer.value.pictureId;
}

const fetchPicture = (token: string, id: string) =>
  fetch(`${running.url}${ACTIVITY_PICTURE_PATH}?id=${id}`, { headers: { Authorization: token } });

const apply = (
  { client, token }: RewardsMember,
  change: { comment?: string; pictures?: string[]; promotionId?: string } = {},
  options: { idempotencyKey: string } = key(),
) =>
  client.call(
    applyPromotion,
    { promotionId: 'STORY', comment: 'My lantern', pictures: [], ...change },
    { token, ...options },
  );

const story = async ({ client, token }: RewardsMember) =>
  (await client.value(availablePromotions, {}, { token })).list.find(
    ({ promotionId }) => promotionId === 'STORY',
  );

test('[R5.12] pictures are png or jpg by their content and at most 5 MB', async () => {
  const { token } = await rewardsMember(running);
  expect(await send(token, png())).toMatchObject({ status: 200 });
  expect(await send(token, jpg(), 'text/plain')).toMatchObject({ status: 200 });
  expect(await send(token, png(5 * MEGABYTE))).toMatchObject({ status: 200 });
  expect(await send(token, png(5 * MEGABYTE + 1))).toMatchObject({
    status: 413,
    errorCode: 'request_too_large',
  });
  const gif = file([0x47, 0x49, 0x46, 0x38, 0x39, 0x61]);
  // Some phones append a trailer or a short film to a photo.
  expect(await send(token, file(JPG, JPG.length + 64, [0x53, 0x45, 0x46, 0x54]))).toMatchObject({
    status: 200,
  });
  const half = jpg().slice(0, JPG.length / 2);
  const cut = file([0xff, 0xd8, 0xff, 0xe0], 64, [0x12, 0x34]);
  const html = new TextEncoder().encode('<script>alert(1)</script>');
  for (const wrong of [gif, cut, half, html, new Uint8Array()]) {
    expect(await send(token, wrong, 'image/png')).toMatchObject({
      status: 400,
      errorCode: 'image_invalid',
    });
  }
  expect(await send('nobody', png())).toMatchObject({ errorCode: 'login.not.session' });
});

test('[R5.12] a comment has at most 140 characters, and an application at most three pictures', async () => {
  const member = await rewardsMember(running);
  const long = await apply(member, { comment: `${'a'.repeat(140)}🏮` });
  expect(long).toMatchObject({ status: 400, value: { fields: { comment: 'too_long' } } });
  const empty = await apply(member, { comment: '   ' });
  expect(empty).toMatchObject({ status: 400, value: { fields: { comment: 'required' } } });
  const pictures = await Promise.all(Array.from({ length: 4 }, () => sent(member.token, png())));
  const many = await apply(member, { pictures });
  expect(many).toMatchObject({ status: 400, errorCode: 'request_param_err' });
  const fits = { comment: `${'a'.repeat(139)}🏮`, pictures: pictures.slice(0, 3) };
  expect(await apply(member, fits)).toMatchObject({
    success: true,
    value: { status: 'applying', pictures: fits.pictures },
  });
});

test('a picture’s location and device data are removed, and it is rotated upright', async () => {
  const { token } = await rewardsMember(running);
  const taken = await drawn(40, 20)
    .withExif({
      IFD0: { Make: 'Camera', Copyright: 'Secret name' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 35/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><r>Secret name</r></x:xmpmeta>')
    // A photo with an EXIF orientation.
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const before = await sharp(taken).metadata();
  expect(before.exif ?? before.orientation).toBeDefined();
  const painted = await drawn(10, 10)
    .withExif({ IFD0: { Copyright: 'Secret name' } })
    .png()
    .toBuffer();
  for (const original of [taken, painted, Buffer.concat([painted, Buffer.from('Secret name')])]) {
    const kept = Buffer.from(
      await (await fetchPicture(token, await sent(token, new Uint8Array(original)))).arrayBuffer(),
    );
    const {
      exif,
      xmp,
      iptc,
      icc,
      orientation,
      width = 0,
      height = 0,
    } = await sharp(kept).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
    expect(kept.includes('Secret name')).toBe(false);
    if (original === taken) expect([width, height]).toEqual([20, 40]);
  }
});

test('a small file with a huge picture is refused, and a large picture is scaled down', async () => {
  const { token } = await rewardsMember(running);
  const bomb = await sharp({
    create: { width: 9000, height: 9000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png({ palette: true, colours: 2, effort: 1 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(1024 * 1024);
  expect(await send(token, new Uint8Array(bomb))).toMatchObject({
    status: 400,
    errorCode: 'image_invalid',
  });
  const large = await drawn(4000, 1000).jpeg().toBuffer();
  const id = await sent(token, new Uint8Array(large));
  const kept = await sharp(await (await fetchPicture(token, id)).arrayBuffer()).metadata();
  expect(kept).toMatchObject({ width: 2560, height: 640 });
});

test('pictures per account and day are limited, and unused ones are deleted', async () => {
  const { token, accountId } = await rewardsMember(running);
  const other = await rewardsMember(running);
  const { db, clock } = running.gateway;
  const window = eq(throttleWindows.key, `activity-picture:${accountId}`);
  for (let count = 0; count < 60; count += 1) {
    // The limit of ten minutes is a separate one.
    if (count % 30 === 0) await db.delete(throttleWindows).where(window);
    expect((await send(token, png())).status).toBe(200);
  }
  await db.delete(throttleWindows).where(window);
  const refused = await send(token, png());
  expect(refused).toMatchObject({ status: 429, errorCode: 'upload_quota_reached' });
  expect(refused.value.retryAfter).toBeGreaterThan(23 * 3600);

  for (let count = 0; count < 20; count += 1) await sent(other.token, png(5 * MEGABYTE));
  expect(await send(other.token, png(5 * MEGABYTE))).toMatchObject({
    status: 429,
    errorCode: 'upload_quota_reached',
  });

  const mine = eq(promotionPictures.accountId, accountId);
  const held = async () => (await db.select().from(promotionPictures).where(mine)).length;
  expect(await held()).toBe(60);
  await db
    .update(promotionPictures)
    .set({ createdAt: clock.now() - 25 * 3_600_000 })
    .where(mine);
  await deleteUnattachedPictures(running.gateway);
  expect(await held()).toBe(0);
});

test('[R2.20] pictures are served to their owner only', async () => {
  const owner = await rewardsMember(running);
  const other = await rewardsMember(running);
  const pictureId = await sent(owner.token, jpg());
  const own = await fetchPicture(owner.token, pictureId);
  expect(own.status).toBe(200);
  expect(own.headers.get('content-type')).toBe('image/jpeg');
  expect(own.headers.get('cache-control')).toContain('no-store');
  expect(own.headers.get('x-content-type-options')).toBe('nosniff');
  const shown = await sharp(await own.arrayBuffer()).metadata();
  expect(shown).toMatchObject({ format: 'jpeg', width: 12, height: 8 });
  expect((await fetchPicture(other.token, pictureId)).status).toBe(404);
  expect((await fetchPicture('', pictureId)).status).toBe(401);
  const stolen = await apply(other, { pictures: [pictureId] });
  expect(stolen).toMatchObject({ value: { fields: { pictures: 'picture_unknown' } } });
  const foreign = await other.client.call(
    removeActivityPicture,
    { pictureId },
    { token: other.token },
  );
  expect(foreign).toMatchObject({ status: 404 });
  await owner.client.value(removeActivityPicture, { pictureId }, { token: owner.token });
  expect((await fetchPicture(owner.token, pictureId)).status).toBe(404);
});

test('[R2.20] [R4.21] an application is rejected with a reason, sent again, approved, issued and claimed', async () => {
  const member = await rewardsMember(running);
  const { client, token, balance } = member;
  const options = key();
  const answers = await Promise.all(Array.from({ length: 20 }, () => apply(member, {}, options)));
  const numbers = answers.map((each) => (each.success ? each.value.applicationNo : undefined));
  expect(new Set(numbers).size).toBe(1);
  expect(await story(member)).toMatchObject({ label: 'applying' });
  expect(await apply(member)).toMatchObject({ errorCode: 'promotion_not_available' });
  const decide = (number: string | undefined, fields: Record<string, string>) =>
    rewardsBackOffice(running.url, `applications/${number}`, fields);
  const rejection = { decision: 'reject', reason: 'proof_unclear' };
  expect(await decide(numbers[0], rejection)).toBe(303);
  expect(await decide(numbers[0], { decision: 'approve' })).toBe(303);
  expect(await story(member)).toMatchObject({
    label: 'rejected',
    action: 'apply',
    application: { reason: 'proof_unclear' },
  });
  const again = await apply(member, { comment: 'Another one' });
  if (!again.success) throw new Error('It was not taken again.');
  expect(await decide(again.value.applicationNo, { decision: 'approve' })).toBe(303);
  expect(await story(member)).toMatchObject({ label: 'issued', action: 'claim', amount: 5 });
  await client.value(claimIssuedPromotion, { promotionId: 'STORY' }, { token, ...key() });
  expect(await balance()).toBe(5);
  expect(await story(member)).toMatchObject({ label: 'claimed' });
  expect(await apply(member)).toMatchObject({ errorCode: 'promotion_not_available' });
  const { list } = await client.value(getInbox, page, { token, language: 'TY' });
  expect(list.slice(0, 2).map(({ title }) => title)).toEqual([
    'May naghihintay na bonus na $5.00',
    'Hindi naaprubahan ang aplikasyon mo: Ipakita ang iyong parol',
  ]);
});

async function decided(member: RewardsMember, fields: Record<string, string>) {
  const made = await apply(member);
  if (!made.success) throw new Error(made.errorCode);
  return () => rewardsBackOffice(running.url, `applications/${made.value.applicationNo}`, fields);
}
const inbox = async ({ client }: RewardsMember, token: string) =>
  (await client.value(getInbox, page, { token })).list;

test.each([
  [{ kind: 'timeOut', length: 'week' }],
  [{ kind: 'selfExclusion', length: 'halfYear' }],
] as const)(
  '[R10.04c] what is approved during a break (%o) is neither sent nor counted, and its days begin with the end of the break',
  async (wish) => {
    const member = await rewardsMember(running);
    const approve = await decided(member, { decision: 'approve' });
    const { exclusion } = await member.client.value(excludeMember, wish, { token: member.token });
    const { token } = await member.client.logIn(member.username, member.password);
    const before = (await inbox(member, token)).length;
    const live = await liveSocket(running.url, token);
    expect(await approve()).toBe(303);
    expect(await live.until('rewards')).toMatchObject({ available: 0 });
    live.socket.close();
    expect(await inbox(member, token)).toHaveLength(before);
    const [grant] = await running.gateway.db
      .select()
      .from(promotionGrants)
      .where(eq(promotionGrants.accountId, member.accountId));
    expect(grant?.expiresAt).toBe((exclusion.endsAt ?? 0) + 30 * DAY);
  },
);

test('[R10.04c] a rejection arrives during a break too, without promotional text', async () => {
  const member = await rewardsMember(running);
  const reject = await decided(member, { decision: 'reject', reason: 'not_eligible' });
  const wish = { kind: 'timeOut', length: 'week' } as const;
  await member.client.value(excludeMember, wish, { token: member.token });
  const { token } = await member.client.logIn(member.username, member.password);
  expect(await reject()).toBe(303);
  expect((await inbox(member, token))[0]).toMatchObject({ body: 'The conditions are not met.' });
});

test('[R10.11] members who opted out of offers are still told the result of their own application', async () => {
  const member = await rewardsMember(running);
  const { client, token } = member;
  await client.value(chooseMarketing, { channel: 'inbox', agreed: false }, { token });
  const approve = await decided(member, { decision: 'approve' });
  expect(await approve()).toBe(303);
  expect((await inbox(member, token))[0]).toMatchObject({
    title: 'A bonus of $5.00 waits for you',
  });
});
