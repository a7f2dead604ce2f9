import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { affiliate, updateLanguage } from '../../gateway/contract/index.ts';
import { STORY_BOOT } from '../../portal/app/story-boot.ts';
import { call } from '../../portal/shared/api/call.ts';
import { CallError } from '../../portal/shared/api/call-error.ts';
import { setBoot } from '../../portal/shared/boot.ts';

beforeAll(() => setBoot(STORY_BOOT));
afterEach(() => vi.unstubAllGlobals());

/** Responds with this to every request; the requests are recorded. */
function answering(body: string, status = 200) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const CODE = { code: 'DEMO2026', domain: 'baize.example' };
const askCode = () => call(affiliate, CODE).catch((error: unknown) => error);

test('[R3.01] a response is parsed by the contract: its value is returned, unknown fields are dropped', async () => {
  answering('{"success":true,"value":{"code":"DEMO2026","valid":true,"secret":1}}');
  expect(await askCode()).toEqual({ code: 'DEMO2026', valid: true });
});

test.each([
  ['a field is missing', '{"success":true,"value":{"code":"DEMO2026"}}'],
  ['a field has another type', '{"success":true,"value":{"code":"DEMO2026","valid":"yes"}}'],
  ['there is no value', '{"success":true}'],
  ['there is no envelope', '{"code":"DEMO2026","valid":true}'],
  ['it is no JSON', '<html>'],
])('[R3.01] a wrong answer is bad_answer: %s', async (_, body) => {
  answering(body);
  const error = await askCode();
  expect(error).toBeInstanceOf(CallError);
  expect((error as CallError).code).toBe('bad_answer');
});

test('a refusal has its code and details; an unknown code is unknown_error', async () => {
  answering('{"success":false,"errorCode":"TOO_MANY_REQUEST","value":{"retryAfter":9}}', 429);
  expect(await askCode()).toMatchObject({
    code: 'TOO_MANY_REQUEST',
    status: 429,
    detail: { retryAfter: 9 },
  });
  answering('{"success":false,"errorCode":"what.is.this"}', 500);
  expect(await askCode()).toMatchObject({ code: 'unknown_error', status: 500 });
});

test('every call has merchant, language and device, and sends what the contract defines', async () => {
  const fetched = answering('{"success":true,"value":{"language":"TY"}}');
  await call(updateLanguage, { language: 'TY' });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe(updateLanguage.path);
  expect(init).toMatchObject({ method: 'POST', body: '{"language":"TY"}' });
  const headers = new Headers(init?.headers);
  expect(headers.get('merchant')).toBe('baize');
  expect(headers.get('device')).toBe('web');
  expect(headers.get('language')).toBe('EN');
  expect(headers.get('authorization')).toBeNull();
});
