import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '../../gateway/contract/index.ts';
import { queueDecoding } from '../../gateway/core/pictures/sanitize-picture.ts';
import { memberIcons } from '../../gateway/database/schema/index.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway, type TestClient } from './client.ts';

let running: RunningGateway;
let client: TestClient;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
  client = createClient(running.url);
}, 60_000);
afterAll(() => running.close());

const member = async (name: string) => {
  const { token } = await client.logIn(name);
  return {
    token,
    icon: () => client.value(contract.memberIcon, { language: 'EN' }, { token }),
    choose: (iconId: string) => client.call(contract.chooseMemberIcon, { iconId }, { token }),
    remove: () => client.call(contract.removeMemberIcon, {}, { token }),
    upload: async (bytes: Uint8Array<ArrayBuffer>) => {
      const response = await fetch(running.url + contract.uploadMemberIcon.path, {
        method: 'POST',
        headers: { Merchant: 'baize', Authorization: token, 'Content-Type': 'image/png' },
        body: bytes,
      });
      return { status: response.status, ...(await response.json()) };
    },
  };
};

const drawn = sharp({ create: { width: 400, height: 300, channels: 3, background: '#8ac' } });
const bytesOf = async (picture: { toBuffer(): Promise<Buffer> }) =>
  new Uint8Array(await picture.toBuffer());
const PNG = await bytesOf(drawn.clone().png());

test('[R7.01b] without a token there is no icon, and a trial has none of its own', async () => {
  const nobody = await client.call(contract.memberIcon, { language: 'EN' });
  expect(nobody).toMatchObject({ status: 401, errorCode: 'login.not.session' });
  const trial = await client.freePlay();
  const refused = await client.call(
    contract.chooseMemberIcon,
    { iconId: 'fox' },
    { token: trial.token },
  );
  expect(refused).toMatchObject({ status: 403, errorCode: 'in_need_true_account' });
});

test('[R7.01b] [R12.06b] one of the house’s pictures is chosen, another one, and none again', async () => {
  const me = await member('demo_player');
  const before = await me.icon();
  expect(before).toMatchObject({ choices: { length: 12 } });
  expect(before.iconUrl).toBeUndefined();
  const [fox, owl] = before.choices;
  const picture = await fetch(running.url + fox?.iconUrl);
  expect(picture.headers.get('content-type')).toBe('image/webp');
  await me.choose(fox?.iconId ?? '');
  expect(await me.icon()).toMatchObject({ iconId: fox?.iconId, iconUrl: fox?.iconUrl });
  await me.choose(owl?.iconId ?? '');
  expect(await me.icon()).toMatchObject({ iconId: owl?.iconId, iconUrl: owl?.iconUrl });
  expect(await me.choose('nobody')).toMatchObject({
    status: 400,
    errorCode: 'request_param_err',
    value: { fields: { iconId: 'unknown' } },
  });
  await me.remove();
  expect((await me.icon()).iconUrl).toBeUndefined();
  const other = await client.value(
    contract.memberIcon,
    { language: 'TY' },
    { token: me.token, language: 'TY' },
  );
  expect(other.choices[0]?.name).toBe('Soro');
});

test('[R7.01b] [R12.06b] an upload becomes a small square with its pixels only, encrypted, and belongs to its owner', async () => {
  const me = await member('demo_player');
  const place = { IFD3: { GPSLatitude: '14/1 35/1 0/1' } };
  const photo = await bytesOf(
    drawn
      .clone()
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody' }, ...place }),
  );
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  expect(await me.upload(photo)).toMatchObject({ success: true });
  const { iconUrl = '', iconId } = await me.icon();
  expect(iconId).toBeUndefined();
  const [head, content = ''] = iconUrl.split(',');
  expect(head).toBe('data:image/webp;base64');
  const kept = await sharp(Buffer.from(content, 'base64')).metadata();
  expect(kept).toMatchObject({ format: 'webp', width: 192, height: 192 });
  expect(kept.exif).toBeUndefined();
  const [row] = await running.gateway.db.select().from(memberIcons);
  expect(row?.content).not.toContain(content.slice(0, 40));
  // A chosen icon replaces it.
  await me.choose('fox');
  expect((await me.icon()).iconId).toBe('fox');
  const [chosen] = await running.gateway.db.select().from(memberIcons);
  expect(chosen?.content).toBeNull();
  const somebody = await member('demo_agent');
  expect((await somebody.icon()).iconUrl).toBeUndefined();
});

test('[R7.01b] files other than png or jpg, or too large ones, are refused by their content', async () => {
  const me = await member('demo_player');
  for (const wrong of [
    new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    await bytesOf(drawn.clone().webp()),
    await bytesOf(drawn.clone().gif()),
    PNG.slice(0, 60),
  ]) {
    expect(await me.upload(wrong)).toMatchObject({ status: 400, errorCode: 'image_invalid' });
  }
  expect(await me.upload(new Uint8Array(contract.ICON_BYTES + 1))).toMatchObject({
    status: 413,
    errorCode: 'request_too_large',
  });
});

test.each([
  contract.uploadMemberIcon,
  contract.uploadIdentityPicture,
  contract.uploadActivityPicture,
])('while too many pictures wait $path says when to come again', async ({ path }) => {
  const { token } = await client.logIn('demo_player');
  const send = () =>
    fetch(running.url + path, {
      method: 'POST',
      headers: { Merchant: 'baize', Authorization: token, 'Content-Type': 'image/png' },
      body: PNG,
    });
  const release: (() => void)[] = [];
  // Of 21 other accounts, one of which is being decoded.
  const waiting = Array.from({ length: 21 }, (_, other) =>
    queueDecoding(-1 - other, () => new Promise<void>((resolve) => release.push(resolve))),
  );
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('10');
  expect(await refused.json()).toMatchObject({ errorCode: 'TOO_MANY_REQUEST' });
  for (let ended = 0; ended < waiting.length; ended += 1) {
    await waiting[ended - 1];
    await expect.poll(() => release.length, { interval: 1 }).toBe(ended + 1);
    release[ended]?.();
  }
  await Promise.all(waiting);
  expect((await send()).status).toBe(200);
});

test('[R7.01b] uploads per day are limited', async () => {
  const me = await member('demo_agent');
  for (let sent = 0; sent < 20; sent += 1) expect((await me.upload(PNG)).success).toBe(true);
  expect(await me.upload(PNG)).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST' });
  // Pictures of the house can still be chosen.
  expect(await me.choose('owl')).toMatchObject({ success: true });
});
