import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUR } from '../../gateway/contract/durations.ts';
import { login, sendLoginCode, sendRegisterCode } from '../../gateway/contract/session.ts';
import { GatewayError } from '../../gateway/core/gateway-error.ts';
import { DEFAULT_SETTINGS } from '../../gateway/core/merchant-defaults.ts';
import { requirePort } from '../../gateway/core/ports.ts';
import { sandboxSms, verificationCodes } from '../../gateway/database/schema/index.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import {
  createClient,
  DEMO_PASSWORD,
  ownAddress,
  startTestGateway,
  type TestClient,
} from './client.ts';

const E164 = '+639171234567';
const number = { countryDialingCode: '63', mobileNum: '0917 123 4567' };

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
}, 60_000);
afterAll(() => running.close());

const client = () => createClient(running.url);
const advance = (advanceMs: number) => client().developer('clock', { advanceMs });
/** Every test has a day of its own. */
beforeEach(() => advance(24 * HOUR));

const bySms = (caller: TestClient, verificationCode: string, loginDeviceId = randomUUID()) =>
  caller.call(login, {
    type: 'sms',
    ...number,
    verificationCode,
    loginDeviceId,
    audience: 'any',
  });

async function messages(mobile = E164): Promise<number> {
  await running.gateway.background.settled();
  return running.gateway.db.$count(sandboxSms, eq(sandboxSms.mobile, mobile));
}

/** Requests codes until one is refused. Returns the number of successful requests. */
async function askUntilRefused(ask: () => Promise<{ success: boolean; status: number }>) {
  for (let times = 0; times < 100; times += 1) {
    const { success, status } = await ask();
    if (!success) {
      expect(status).toBe(429);
      return times;
    }
    await advance(5 * 60_000 + 1000);
  }
  throw new Error('It was never refused.');
}

describe('other people and the owner of a number', () => {
  test('five wrong attempts of another person leave the owner’s code valid', async () => {
    const owner = client();
    await owner.value(sendLoginCode, number);
    const code = await owner.smsCode(E164);
    const stranger = client();
    for (let tries = 0; tries < 6; tries += 1) {
      expect((await bySms(stranger, '000000')).errorCode).toBe('verification_code_invalid');
    }
    // Not even the right code works for a person who did not request it.
    expect((await bySms(stranger, code)).errorCode).toBe('verification_code_invalid');
    expect(await bySms(owner, code)).toMatchObject({ success: true });
  });

  test('another person who requests a code, and uses up its attempts, does not delay the owner', async () => {
    const stranger = client();
    await stranger.value(sendLoginCode, number);
    for (let tries = 0; tries < 6; tries += 1) await bySms(stranger, 'no code');
    const owner = client();
    expect(await owner.call(sendLoginCode, number)).toMatchObject({ success: true });
    expect(await bySms(owner, await owner.smsCode(E164))).toMatchObject({ success: true });
  });

  test('a person who used up the own code may request another; others have to wait for it (R4.12)', async () => {
    const owner = client();
    await owner.value(sendLoginCode, number);
    await advance(2000);
    expect(await owner.call(sendLoginCode, number)).toMatchObject({
      status: 429,
      errorCode: 'TOO_MANY_REQUEST',
    });
    for (let tries = 0; tries < 5; tries += 1) await bySms(owner, 'no code');
    await advance(2000);
    expect(await owner.call(sendLoginCode, number)).toMatchObject({ success: true });
    expect(await bySms(owner, await owner.smsCode(E164))).toMatchObject({ success: true });
  });

  test('limits that other people use up for a number do not apply to its owner', async () => {
    const ip = ownAddress();
    const owner = createClient(running.url, ip);
    const loginDeviceId = randomUUID();
    await owner.value(login, {
      type: 'username',
      username: 'demo_player',
      password: DEMO_PASSWORD,
      loginDeviceId,
      audience: 'any',
    });
    const ask = () => client().call(sendLoginCode, number);
    expect(await askUntilRefused(ask)).toBeLessThan(20);
    expect((await ask()).status).toBe(429);
    // At home, where another person behind the same address may have used the limit up as well, and with the known device
    // there and elsewhere.
    const atHome = await askUntilRefused(() =>
      createClient(running.url, ip).call(sendLoginCode, number),
    );
    expect(atHome).toBeGreaterThan(3);
    await advance(2000);
    const travelling = client();
    const known = { ...number, loginDeviceId };
    expect(await owner.call(sendLoginCode, known)).toMatchObject({ success: true });
    expect(await travelling.call(sendLoginCode, known)).toMatchObject({ success: true });
    const code = await travelling.smsCode(E164);
    expect(await bySms(travelling, code, loginDeviceId)).toMatchObject({ success: true });
  });
});

describe('the number of messages is limited', () => {
  const { smsLimits } = DEFAULT_SETTINGS;

  test('to one number, by the hour and by the day, from any sender', async () => {
    const before = await messages();
    const atOnce = await Promise.all(
      Array.from({ length: 20 }, () => client().call(sendLoginCode, number)),
    );
    expect(atOnce.filter(({ success }) => success)).toHaveLength(smsLimits.numberHour);
    await advance(HOUR);
    const ask = () => client().call(sendLoginCode, number);
    expect(await askUntilRefused(ask)).toBe(smsLimits.numberDay - smsLimits.numberHour);
    expect((await messages()) - before).toBe(smsLimits.numberDay);
    await advance(24 * HOUR);
    expect(await ask()).toMatchObject({ success: true });
  });

  test('to one number from one address, with any cookies', async () => {
    const ip = ownAddress();
    const ask = () => createClient(running.url, ip).call(sendLoginCode, number);
    expect(await askUntilRefused(ask)).toBe(smsLimits.numberAddressDay);
    expect(await client().call(sendLoginCode, number)).toMatchObject({ success: true });
  });

  test('a number without account gets the same responses to the last', async () => {
    const unknown = { countryDialingCode: '63', mobileNum: '9990001234' };
    const answers = async (asked: typeof number) => {
      const ip = ownAddress();
      const codes: number[] = [];
      for (let time = 0; time < 6; time += 1) {
        codes.push((await createClient(running.url, ip).call(sendLoginCode, asked)).status);
        await advance(2000);
      }
      return codes;
    };
    expect(await answers(unknown)).toEqual(await answers(number));
    expect(await messages('+639990001234')).toBe(0);
  });

  test('to all numbers together; owners at home have a share of their own', async () => {
    const limits = { ...smsLimits, allHour: 3 };
    await client().developer('settings', { smsLimits: limits });
    const owner = client();
    await owner.logIn('demo_player');
    const random = () => `9${Math.floor(1e8 + Math.random() * 9e8)}`;
    const ask = () =>
      client().call(sendRegisterCode, { countryDialingCode: '63', mobileNo: random() });
    const answers = await Promise.all(Array.from({ length: 8 }, ask));
    expect(answers.filter(({ success }) => success)).toHaveLength(3);
    expect(await owner.call(sendLoginCode, number)).toMatchObject({ success: true });
    // Messages that are not sent cost nothing, and are not counted.
    await advance(HOUR);
    const toNobody = () => client().call(sendLoginCode, { ...number, mobileNum: random() });
    const unsent = await Promise.all(Array.from({ length: 8 }, toNobody));
    expect(unsent.filter(({ success }) => success)).toHaveLength(8);
    expect((await ask()).success).toBe(true);
    await client().developer('settings', { smsLimits });
  });

  test('a refused message stores no code', async () => {
    const rows = () => running.gateway.db.$count(verificationCodes);
    await Promise.all(
      Array.from({ length: smsLimits.numberHour }, () => client().call(sendLoginCode, number)),
    );
    const before = await rows();
    const refused = client();
    expect((await refused.call(sendLoginCode, number)).status).toBe(429);
    expect(await rows()).toBe(before);
  });
});

test('wrong guesses are limited by day and number, over all codes', async () => {
  const { smsLimits, sms } = DEFAULT_SETTINGS;
  await client().developer('settings', { smsLimits: { ...smsLimits, numberHour: 12 } });
  let judged = 0;
  for (let code = 0; code < smsLimits.numberDay; code += 1) {
    const stranger = client();
    await stranger.value(sendLoginCode, number);
    for (let tries = 0; tries < sms.maxAttemptTimes; tries += 1) {
      const answer = await bySms(stranger, 'no code');
      if (answer.errorCode === 'verification_code_invalid') judged += 1;
      else expect(answer).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST' });
    }
  }
  expect(judged).toBe(smsLimits.wrongDay);
  // The owner, at a known place of the account, has guesses left.
  const owner = client();
  await owner.logIn('demo_player');
  await owner.value(sendLoginCode, number);
  expect(await bySms(owner, await owner.smsCode(E164))).toMatchObject({ success: true });
  await client().developer('settings', { smsLimits });
});

test('[R8.04] neither duration nor failure of the carrier reveals that a number has an account', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const send = vi.spyOn(requirePort(running.gateway.ports, 'sms'), 'send');
  let fail: (error: Error) => void = () => undefined;
  send.mockImplementation(
    () =>
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
  );
  const [caller, other] = [client(), client()];
  const known = await caller.call(sendLoginCode, number);
  const unknown = await other.call(sendLoginCode, { ...number, mobileNum: '9990001299' });
  expect(known).toMatchObject({ success: true });
  expect(unknown).toMatchObject({ success: true });
  await expect.poll(() => send.mock.calls.length).toBe(1);
  fail(new GatewayError('sms_send_failed', 'No carrier.'));
  await running.gateway.background.settled();
  expect(logged).toHaveBeenCalledOnce();
  // Nor does the wait for another code.
  await advance(2000);
  expect((await caller.call(sendLoginCode, number)).status).toBe(429);
  expect((await other.call(sendLoginCode, { ...number, mobileNum: '9990001299' })).status).toBe(
    429,
  );
  vi.restoreAllMocks();
});

test('a code cannot be recovered from the database alone', async () => {
  const caller = client();
  await caller.value(sendLoginCode, number);
  const code = await caller.smsCode(E164);
  const rows = await running.gateway.db.select().from(verificationCodes);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(code);
});
