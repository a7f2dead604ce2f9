import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ageOn, birthdayProblem, MINIMUM_AGE } from '../../gateway/contract/age.ts';
import { setPaymentPassword } from '../../gateway/contract/cashier.ts';
import { memberProfile, setBirthday, updateNickname } from '../../gateway/contract/member-pages.ts';
import { register } from '../../gateway/contract/members.ts';
import { permission } from '../../gateway/contract/system.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { filesBelow } from '../../scripts/build/inputs.ts';
import { root } from '../../scripts/terminal.ts';
import { cashierMember, PAYMENT_PASSWORD } from './cashier-support.ts';
import { createClient, startTestGateway } from './client.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
}, 60_000);
afterAll(() => running.close());

const MESSENGERS = {
  qqNum: '1234567',
  line: 'maria.line',
  whatsapp: '639171234567',
  facebook: 'maria.santos',
  wechat: 'maria_wechat',
};
const PASSWORD = 'quiet-river-42';

test('[R3.08] my account shows the labels that the database has for a member', async () => {
  const client = createClient(running.url);
  const { info } = await client.value(permission, {});
  const fields = ['payeeName', 'recommenderId', ...Object.keys(MESSENGERS)];
  const rules = (enabled: boolean) =>
    Object.fromEntries(fields.map((field) => [field, { enabled }]));
  await client.developer('register-rules', rules(true));
  const comes = async (change: object) => {
    const { token } = await client.value(register, {
      username: `p${randomUUID().replaceAll('-', '').slice(0, 13)}`,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      registerMethod: 'WEB',
      login: true,
      termsAccepted: true,
      termsVersion: info.termsVersion,
      loginDeviceId: randomUUID(),
      challenge: await client.solveChallenge(),
      payeeName: 'Maria Santos',
      ...MESSENGERS,
      ...change,
    });
    return token;
  };
  const token = await comes({ referralCode: 'DEMO2026' });
  const profile = () => client.value(memberProfile, {}, { token });
  expect(await profile()).toMatchObject({
    realName: 'Maria Santos',
    referrer: 'Amelia Tan',
    hasPaymentPassword: false,
    messengers: Object.entries(MESSENGERS).map(([kind, id]) => ({ kind, id })),
  });
  expect((await profile()).birthday).toBeUndefined();
  await client.value(updateNickname, { nickname: 'Mia' }, { token });
  await client.value(setBirthday, { birthday: '1990-12-31' }, { token });
  await client.value(
    setPaymentPassword,
    {
      loginPassword: PASSWORD,
      newPaymentPassword: PAYMENT_PASSWORD,
      confirmPaymentPassword: PAYMENT_PASSWORD,
    },
    { token },
  );
  expect(await profile()).toMatchObject({
    nickname: 'Mia',
    birthday: '1990-12-31',
    hasPaymentPassword: true,
    realName: 'Maria Santos',
  });
  const friend = await comes({ recommenderId: 'FRIEND01' });
  const told = await client.value(memberProfile, {}, { token: friend });
  expect(told.referrer).toBe('FRIEND01');
  await client.developer('register-rules', rules(false));
});

test('without a registered real name the one on the payout cards is used', async () => {
  const member = await cashierMember(running.url);
  const profile = () => member.client.value(memberProfile, {}, { token: member.token });
  expect((await profile()).realName).toBeUndefined();
  await member.prepareWithdrawal();
  expect((await profile()).realName).toMatch(/^\p{L}/u);
});

test('[R9.10] the age is 18 unless a brand’s licence requires more: in whole years, to the day', () => {
  expect(MINIMUM_AGE).toBe(18);
  const now = Date.UTC(2026, 1, 28, 23, 59);
  expect(ageOn('2008-02-28', now)).toBe(18);
  expect(ageOn('2008-02-29', now)).toBe(17);
  expect(ageOn('2008-03-01', Date.UTC(2026, 2, 1))).toBe(18);
  for (const wrong of ['2008-02-30', '08-02-28', '2008-13-01', '', '2008-02-28T00:00']) {
    expect(ageOn(wrong, now), wrong).toBeUndefined();
  }
  expect(birthdayProblem('2006-01-01', now, 21)).toBe('birthday_young');
  expect(birthdayProblem('2005-01-01', now, 21)).toBeUndefined();
});

test('[R9.10] every text with an age has the brand’s, in both languages', async () => {
  const asks = [
    'age.confirm',
    'age.text',
    'age.title',
    'auth.problem.terms',
    'auth.terms.age',
    'auth.terms.label',
    'error.terms_not_accepted',
    'invite.intro.plain',
    'invite.text',
    'member.profile.birthdayHint',
    'member.profile.birthday_young',
    'member.referral.nobodyReason',
    'member.referral.step.share',
  ];
  for (const language of ['en', 'fil']) {
    const files = (await filesBelow(join(root, 'portal'))).filter((file) =>
      file.endsWith(`/messages/${language}.json`),
    );
    expect(files.length).toBeGreaterThan(5);
    const texts = files.flatMap((file) =>
      Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))),
    );
    const saying = texts.filter(([, text]) => text.includes('{age}')).map(([id]) => id);
    expect(saying.toSorted(), language).toEqual(asks);
    expect(texts.filter(([, text]) => /\b18\b/.test(text))).toEqual([]);
  }
});

test('[R9.10] no birthday of a person below 18 is stored; it can be set once', async () => {
  const { client, token } = await cashierMember(running.url);
  const tell = (birthday: string) => client.call(setBirthday, { birthday }, { token });
  const now = new Date(running.gateway.clock.now());
  const bornBefore = (years: number, days: number) =>
    new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate() + days))
      .toISOString()
      .slice(0, 10);
  const refusal = (problem: string) => ({
    status: 400,
    errorCode: 'request_param_err',
    value: { fields: { birthday: problem } },
  });
  expect(await tell(bornBefore(MINIMUM_AGE, 1))).toMatchObject(refusal('birthday_young'));
  expect(await tell(bornBefore(-1, 0))).toMatchObject(refusal('birthday_invalid'));
  expect(await tell('1990-02-30')).toMatchObject(refusal('birthday_invalid'));
  expect((await client.value(memberProfile, {}, { token })).birthday).toBeUndefined();
  const birthday = bornBefore(MINIMUM_AGE, 0);
  expect(await tell(birthday)).toMatchObject({ success: true, value: { birthday } });
  expect(await tell('1990-01-01')).toMatchObject(refusal('birthday_kept'));
  expect((await client.value(memberProfile, {}, { token })).birthday).toBe(birthday);
});
