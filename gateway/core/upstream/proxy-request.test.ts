import { expect, test } from 'vitest';
import { requestHeaders, responseHeaders } from './headers.ts';
import { upstreamAddress } from './proxy-request.ts';

const upstream = new URL('https://platform.example');

test.each([
  ['/wps/relay/GCSGAME_gameList?gameName=a%2Fb&page=1', true],
  ['/.well-known/jwks.json', true],
  ['/wps/%E2%82%B1', true],
  ['/wps/..%2f..%2fadmin', false],
  ['/wps/%2e%2e/admin', false],
  ['/wps/..%5cadmin', false],
  ['/wps/a%00', false],
  ['/wps/%zz', false],
  ['/wpsx/system/status', false],
  ['/wps', false],
  ['//evil.example/wps/x', false],
  ['/assets/app.js', false],
])('%s reaches the platform: %s', (path, passes) => {
  const address = upstreamAddress(`http://evil.example${path}`, upstream);
  expect(address?.href).toBe(passes ? `https://platform.example${path}` : undefined);
});

test("a request's headers are the platform's, and only this process says who calls", () => {
  const received = new Headers({
    Host: 'shop.example',
    Origin: 'https://shop.example',
    Authorization: 'token',
    Cookie: 'captchaId=1',
    Connection: 'keep-alive, X-Private',
    'X-Private': 'a',
    'Keep-Alive': 'timeout=5',
    'X-Forwarded-For': '1.1.1.1',
    Forwarded: 'for=1.1.1.1',
    'X-Real-IP': '1.1.1.1',
    'Accept-Encoding': 'br',
  });
  const sent = requestHeaders(received, { upstream, ip: '192.0.2.7', secure: false });
  expect(Object.fromEntries(sent)).toEqual({
    authorization: 'token',
    cookie: 'captchaId=1',
    origin: 'https://platform.example',
    via: expect.stringMatching(/^1\.1 baize-/),
    'x-forwarded-for': '192.0.2.7',
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'http',
  });
});

test('a foreign origin stays foreign', () => {
  const received = new Headers({ Host: 'shop.example', Origin: 'https://evil.example' });
  const sent = requestHeaders(received, { upstream, ip: '', secure: false });
  expect(sent.get('origin')).toBe('https://evil.example');
  expect(sent.has('x-forwarded-for')).toBe(false);
});

test('an answer keeps its cookies, and nothing of the platform that is not ours', () => {
  const answered = new Headers({
    'Content-Encoding': 'br',
    'Content-Length': '10',
    Connection: 'close',
    'Strict-Transport-Security': 'max-age=1; includeSubDomains',
    'Alt-Svc': 'h3=":443"',
    Location: 'https://platform.example/sandbox/cashier?a=1',
  });
  answered.append('Set-Cookie', 'a=1; Domain=platform.example; Path=/; HttpOnly');
  answered.append('Set-Cookie', 'b=2; Path=/; SameSite=Strict');
  const given = responseHeaders(answered, upstream);
  expect([...given]).toEqual([
    ['location', '/sandbox/cashier?a=1'],
    ['set-cookie', 'a=1; Path=/; HttpOnly'],
    ['set-cookie', 'b=2; Path=/; SameSite=Strict'],
  ]);
  const away = new Headers({ Location: 'https://games.example/play' });
  expect(responseHeaders(away, upstream).get('location')).toBe('https://games.example/play');
});
