import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestOf } from '../../gateway/contract/endpoint.ts';
import { PATTERNS } from '../../gateway/contract/field-rules.ts';
import { register } from '../../gateway/contract/members.ts';
import { permission } from '../../gateway/contract/system.ts';
import { accounts, paymentPasswords } from '../../gateway/database/schema/index.ts';
import { verifyPassword } from '../../gateway/modules/session/passwords.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway } from './client.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
}, 60_000);
afterAll(() => running.close());

const PASSWORD = 'quiet-river-42';

async function comes(change: Partial<RequestOf<typeof register>> = {}) {
  const caller = createClient(running.url);
  const { info } = await caller.value(permission, {});
  return caller.call(register, {
    username: `k${randomUUID().replaceAll('-', '').slice(0, 12)}`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    login: true,
    registerMethod: 'WEB',
    loginDeviceId: randomUUID(),
    termsAccepted: true,
    termsVersion: info.termsVersion,
    challenge: await caller.solveChallenge(),
    ...change,
  });
}

async function storedOf(publicId: string) {
  const [row] = await running.gateway.db
    .select()
    .from(accounts)
    .where(eq(accounts.publicId, publicId));
  if (!row) throw new Error('The account was not stored.');
  return row;
}

test('[R4.11b] [R5.02] the terms’ version and time are stored, and the code’s agent is credited', async () => {
  const before = running.gateway.clock.now();
  const { info } = await createClient(running.url).value(permission, {});
  const [agent] = await running.gateway.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.affiliateCode, 'DEMO2026'));
  for (const code of [{ affiliateCode: 'demo2026' }, { referralCode: 'DEMO2026' }]) {
    const answer = await comes(code);
    const row = await storedOf(answer.success ? answer.value.id : '');
    expect(row).toMatchObject({ termsVersion: info.termsVersion, uplineId: agent?.id });
    expect(row.termsAcceptedAt).toBeGreaterThanOrEqual(before);
    expect(row.termsAcceptedAt).toBeLessThanOrEqual(running.gateway.clock.now());
  }
  const answer = await comes();
  expect((await storedOf(answer.success ? answer.value.id : '')).uplineId).toBeNull();
});

const OPTIONAL = {
  payeeName: 'Maria Santos',
  idNumber: 'AB123456',
  qqNum: '1234567',
  line: 'maria.line',
  whatsapp: '639171234567',
  facebook: 'maria.santos',
  wechat: 'maria_wechat',
  recommenderId: 'FRIEND01',
};

test('[R5.02] each optional field is kept where it is on, and no other', async () => {
  const caller = createClient(running.url);
  const on = (enabled: boolean) =>
    Object.fromEntries(
      [...Object.keys(OPTIONAL), 'email', 'paymentPassword'].map((field) => [field, { enabled }]),
    );
  await caller.developer('register-rules', on(true));
  const input = { ...OPTIONAL, email: 'maria@example.com', paymentPassword: '274193' };
  const kept = await comes(input);
  const row = await storedOf(kept.success ? kept.value.id : '');
  // The number of a document is encrypted, and can be decrypted for its account only.
  const idNumber = running.gateway.vault.decrypt(
    row.profile.idNumber ?? '',
    `id-number:${row.publicId}`,
  );
  expect({ ...row.profile, idNumber }).toEqual(OPTIONAL);
  expect(row.email).toBe('maria@example.com');
  const [secret] = await running.gateway.db
    .select({ hash: paymentPasswords.passwordHash })
    .from(paymentPasswords)
    .where(eq(paymentPasswords.accountId, row.id));
  expect(await verifyPassword('274193', secret?.hash ?? null)).toBe(true);

  expect((await comes({ ...input, paymentPassword: '123456' })).value).toEqual({
    fields: { paymentPassword: 'guessable' },
  });

  await caller.developer('register-rules', on(false));
  const left = await comes(input);
  const bare = await storedOf(left.success ? left.value.id : '');
  expect(bare).toMatchObject({ profile: {}, email: null });
  const secrets = await running.gateway.db
    .select({ hash: paymentPasswords.passwordHash })
    .from(paymentPasswords)
    .where(eq(paymentPasswords.accountId, bare.id));
  expect(secrets).toEqual([]);
});

/** For each pattern of specification section 5, 0 to 20: a valid and an invalid value. */
const VALUES: readonly (readonly [good: string, bad: string])[] = [
  ['汉 a-1!', 'short'],
  ['abc123', '1abc23'],
  ['汉字汉字12', '汉字汉字1a'],
  ['ab@cd.co', 'ab.cd.co'],
  ['abc123', 'abc-123'],
  ['abc123', 'abcdef'],
  ['123456', '12345a'],
  ['abcD12', 'abcd12'],
  ['Jo Anna', 'Jo Ann1'],
  ['ab!é汉1', 'ab c12'],
  ['汉字汉字汉。', '汉字汉字a。'],
  ['2026-11-21', '2026-13-21'],
  ['Jo Anna', 'JoAnna'],
  ['11-21-2026', '21-11-2026'],
  ['a1B2c3', 'a1B_c3'],
  ['한국어한국어', '한국어 한국'],
  ['ภาษาไทย', 'ภาษาไทa'],
  ['ไทย Thai', 'ไทย Tha1'],
  ['JO ANN', 'JO ANn'],
  ['aZ9!~#', 'aZ9! #'],
  ['aB3!aB', 'aB3aB3'],
];

test('[R5.03a] [R6.07] the gateway accepts values that match a rule and refuses others, for each of the 21 by its number', async () => {
  const caller = createClient(running.url);
  expect(VALUES).toHaveLength(21);
  for (const [patternId, [good, bad]] of VALUES.entries()) {
    const idNumber = {
      enabled: true,
      required: false,
      acceptedPattern: PATTERNS[patternId] ?? 'missing',
      patternId,
      minLength: 6,
      maxLength: 10,
    };
    await caller.developer('register-rules', { idNumber });
    expect((await comes({ idNumber: bad })).value, bad).toEqual({
      fields: { idNumber: `reg_pattern_${patternId}` },
    });
    expect(await comes({ idNumber: good }), good).toMatchObject({ success: true });
  }
  // The pattern * accepts any characters, within the length.
  const star = { acceptedPattern: '*', patternId: 6, minLength: 6, maxLength: 8 };
  await caller.developer('register-rules', { idNumber: { enabled: true, ...star } });
  expect((await comes({ idNumber: 'short' })).value).toEqual({
    fields: { idNumber: 'reg_pattern_6' },
  });
  expect(await comes({ idNumber: 'é € 漢字' })).toMatchObject({ success: true });
});
