import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  HELP_TERMS,
  helpCenter,
  LICENSE_DOCUMENT_PATH,
  legalLicense,
} from '../../gateway/contract/help.ts';
import {
  domainRoute,
  MIRROR_PING_PATH,
  verifyRepresentative,
} from '../../gateway/contract/mirror-sites.ts';
import { permission } from '../../gateway/contract/system.ts';
import { writeSettings } from '../../gateway/core/merchant-settings.ts';
import { representatives } from '../../gateway/database/schema/index.ts';
import { and, eq } from '../../gateway/database/sql.ts';
import { seedSupport } from '../../gateway/sandbox/seed/support.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway } from './client.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'none' });
  await running.gateway.db.transaction((tx) => seedSupport(tx, running.gateway));
}, 60_000);
afterAll(() => running.close());

const client = () => createClient(running.url);

async function newKey() {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
  const { kty, crv, x, y } = await exportJWK(publicKey);
  const clientKey = Buffer.from(JSON.stringify({ kty, crv, x, y })).toString('base64url');
  return { clientKey, privateKey };
}

describe('customer service', () => {
  test('[R7.08] links are encrypted for the key that was sent, and only for that', async () => {
    const mine = await newKey();
    const { info } = await client().value(permission, { clientKey: mine.clientKey });
    expect(info.customerService.map(({ csType }) => csType)).toContain('TELEGRAM');
    for (const { csType, path } of info.customerService) {
      const { plaintext, protectedHeader } = await compactDecrypt(path, mine.privateKey);
      expect(protectedHeader).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM' });
      const opened = JSON.parse(new TextDecoder().decode(plaintext));
      expect(opened).toMatchObject({ csType, path: expect.stringMatching(/^(https:|mailto:|\/)/) });
      const another = await newKey();
      await expect(compactDecrypt(path, another.privateKey)).rejects.toThrow();
    }
  });

  test('[R7.08] without a key no link is returned; an invalid key is refused', async () => {
    const { info } = await client().value(permission, {});
    expect(info.customerService.length).toBeGreaterThan(0);
    expect(info.customerService.map(({ path }) => path).join('')).toBe('');
    for (const clientKey of ['nonsense', Buffer.from('{"kty":"EC"}').toString('base64url')]) {
      const { status, errorCode } = await client().call(permission, { clientKey });
      expect([status, errorCode]).toEqual([400, 'request_param_err']);
    }
  });
});

describe('help center and licence', () => {
  test('[R2.106] every term that the portal links to has title and answer in both languages', async () => {
    const [en, ty] = await Promise.all(
      (['EN', 'TY'] as const).map((lang) => client().value(helpCenter, { lang, device: 'WEB' })),
    );
    expect(en?.map(({ term }) => term)).toEqual(HELP_TERMS);
    expect(ty?.map(({ term }) => term)).toEqual(HELP_TERMS);
    for (const [at, term] of (en ?? []).entries()) {
      expect(term.answer).toMatch(/^<p>/);
      expect(ty?.[at]?.answer).not.toBe(term.answer);
    }
  });

  test('[R2.107] the licence comes from the merchant’s settings, as data, page and file', async () => {
    const license = await client().value(legalLicense, { lang: 'EN' });
    expect(license).toMatchObject({ number: 'SAMPLE-0000-0000' });
    const read = async (query: string) => fetch(running.url + LICENSE_DOCUMENT_PATH + query);
    const page = await read('?lang=TY');
    expect(await page.text()).toContain('SAMPLE-0000-0000');
    expect(page.headers.get('content-disposition')).toBeNull();
    expect((await read('?lang=EN&download=1')).headers.get('content-disposition')).toContain(
      'attachment',
    );
    await writeSettings(running.gateway.db, { license: null });
    expect(await client().value(legalLicense, { lang: 'EN' })).toBeNull();
    expect((await read('')).status).toBe(404);
  });
});

describe('lines and representatives', () => {
  test('[R1.05] mirrors are the merchant’s, and every site may measure a line', async () => {
    await writeSettings(running.gateway.db, { domainRoute: ['https://one.example'] });
    expect(await client().value(domainRoute, {})).toEqual([{ domain: 'https://one.example' }]);
    const answer = await fetch(running.url + MIRROR_PING_PATH);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('[R1.05] a representative is genuine when the list has the contact, in any spelling', async () => {
    const asker = client();
    const ask = (contact: string) => asker.value(verifyRepresentative, { contact });
    expect(await ask('https://t.me/Baize_Help')).toEqual({
      genuine: true,
      channels: ['TELEGRAM'],
      name: 'Baize Help',
    });
    const other = { contact: 'baize_help', channel: 'FACEBOOK', name: 'Baize Help' } as const;
    await running.gateway.db.insert(representatives).values(other);
    expect(await ask('@baize_help')).toMatchObject({ channels: ['FACEBOOK', 'TELEGRAM'] });
    expect(await ask('https://t.me/baize_help')).toMatchObject({ channels: ['TELEGRAM'] });
    await running.gateway.db
      .delete(representatives)
      .where(
        and(eq(representatives.contact, 'baize_help'), eq(representatives.channel, 'FACEBOOK')),
      );
    expect(await ask('@baize_he1p')).toEqual({ genuine: false });
    // The name is the merchant's on Telegram only.
    expect(await ask('https://facebook.com/baize_help')).toEqual({ genuine: false });
    expect(await ask('https://m.facebook.com/baize.example')).toMatchObject({ genuine: true });
    const empty = await asker.call(verifyRepresentative, { contact: ' @ ' });
    expect(empty.errorCode).toBe('request_param_err');
  });

  test('[R1.05] the list cannot be enumerated by trying', async () => {
    const asker = client();
    for (let tried = 0; tried < 10; tried += 1) {
      await asker.value(verifyRepresentative, { contact: `guess${tried}` });
    }
    const refused = await asker.call(verifyRepresentative, { contact: 'baize_help' });
    expect([refused.status, refused.errorCode]).toEqual([429, 'TOO_MANY_REQUEST']);
    expect(refused.value).toMatchObject({ retryAfter: expect.any(Number) });
  });
});

describe('domains', () => {
  test('[R8.05] on a host that is not the merchant’s, only the status responds', async () => {
    const { port } = new URL(running.url);
    const there = createClient(`http://127.0.0.1:${port}`);
    await writeSettings(running.gateway.db, { allowedDomains: ['localhost'], domainRoute: [] });
    expect(await there.value(permission, {})).toMatchObject({ domainInvalid: true });
    const refused = await there.call(helpCenter, { lang: 'EN', device: 'WEB' });
    expect([refused.status, refused.errorCode]).toEqual([403, 'domain_invalid']);
    expect((await client().value(permission, {})).domainInvalid).toBeUndefined();
    await client().value(helpCenter, { lang: 'EN', device: 'WEB' });

    await writeSettings(running.gateway.db, { domainRoute: [`http://127.0.0.1:${port}`] });
    expect((await there.value(permission, {})).domainInvalid).toBeUndefined();
    await writeSettings(running.gateway.db, { allowedDomains: [], domainRoute: [] });
  });
});
