import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  affiliate,
  announcements,
  applyPromotion,
  permission,
  redeemPointReward,
  WHITELABEL_FLAGS,
} from '../../gateway/contract/index.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway } from './client.ts';
import { ENTITIES, FLAGS, VALUES } from './specification-entities.ts';
import { missing, partAt, without } from './specification-fields.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
}, 60_000);
afterAll(() => running.close());

test.each(ENTITIES)('[R3.01] section 3 in the contract: $name', ({ schema, fields }) => {
  expect(missing(schema, fields)).toEqual([]);
  // Removing one field from the schema must report exactly that field.
  for (const field of fields) expect(missing(without(schema, field), fields)).toContain(field);
});

test('[R3.01] section 3 in the contract: an application holds three pictures at most', () => {
  const sent = { promotionId: 'P', comment: 'x', pictures: ['1', '2', '3'] };
  const parses = (change: object) =>
    applyPromotion.request.safeParse({ ...sent, ...change }).success;
  expect(parses({})).toBe(true);
  expect(parses({ pictures: ['1', '2', '3', '4'] })).toBe(false);
});

/** All values that a part accepts. */
function valuesOf(part: z.core.$ZodType): readonly string[] {
  const described = z.toJSONSchema(part);
  const options = [described.anyOf ?? described].flat();
  const values = options.flatMap((option) => option.enum ?? [option.const]);
  return values.map(String).sort();
}

test.each(VALUES)(
  '[R3.01] section 3 in the contract: %s accepts its values and no other',
  (_, schema, text) => {
    const [path = '', values = ''] = text.split('=');
    const part = partAt(schema, path);
    expect(part).toBeDefined();
    if (!part) return;
    expect(valuesOf(part)).toEqual(values.split(',').sort());
  },
);

test('[R3.01] section 3 in the contract: the white label’s flags', () => {
  expect(FLAGS.filter((flag) => !WHITELABEL_FLAGS.some((known) => known === flag))).toEqual([]);
});

test('[R3.01] the gateway parses by the contract: missing or wrong fields and invalid JSON are request_param_err', async () => {
  const client = createClient(running.url);
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { Merchant: 'baize', 'Content-Type': 'application/json' };
    const response = await fetch(running.url + path, { ...init, headers });
    return { status: response.status, ...(await response.json()) };
  };
  const refused = { status: 400, success: false, errorCode: 'request_param_err' };
  expect(await ask(affiliate.path)).toMatchObject({
    ...refused,
    value: { fields: { code: 'invalid_type', domain: 'invalid_type' } },
  });
  expect(
    await ask(`${announcements.path}?types=B&platform=X&language=EN&pageNo=1&pageSize=9`),
  ).toMatchObject({ ...refused, value: { fields: { platform: expect.any(String) } } });
  expect(
    await ask('/wps/member/language', { method: 'POST', body: '{"language":"DE"}' }),
  ).toMatchObject({ ...refused, value: { fields: { language: expect.any(String) } } });
  expect(await ask('/wps/member/language', { method: 'POST', body: '{' })).toMatchObject(refused);
  // An encrypted payload is parsed as well, after decryption.
  const { token } = await client.logIn('demo_player');
  const sealed = { rewardId: 'x', quantity: 0.5, paymentPassword: '1' };
  expect(
    await client.call(redeemPointReward, sealed, { token, idempotencyKey: 'a' }),
  ).toMatchObject({ ...refused, value: { fields: { quantity: expect.any(String) } } });
  expect(z.safeParse(permission.response, (await client.call(permission, {})).value).success).toBe(
    true,
  );
});
