import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetPassword } from '../../gateway/contract/login-safety.ts';
import { sendPasswordCode } from '../../gateway/contract/session.ts';
import { writeSettings } from '../../gateway/core/merchant-settings.ts';
import { accounts } from '../../gateway/database/schema/index.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway } from './client.ts';

const EMAIL = 'demo_player@example.com';

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
}, 60_000);
afterAll(() => running.close());

interface Mail {
  readonly id: number;
  readonly from: string;
  readonly body: string;
  readonly html: string;
  readonly link: string;
}

/** The newest message in the developer inbox. */
async function newest<Message>(kind: 'mails' | 'sms', filter: string): Promise<Message> {
  const answer = await fetch(`${running.url}/sandbox/developer/${kind}?${filter}`);
  const [message] = (await answer.json()).value;
  return message;
}

async function mailIn(language: 'EN' | 'TY'): Promise<Mail> {
  const caller = createClient(running.url);
  await caller.call(forgetPassword, { username: 'demo_player', email: EMAIL }, { language });
  return newest<Mail>('mails', `address=${EMAIL}`);
}

test('a mail has the brand’s name, logo, tagline and contacts, in its reader’s language', async () => {
  const mail = await mailIn('EN');
  expect(mail.from).toBe('Meridian');
  for (const part of [
    '<html lang="en">',
    '<img src="/brands/meridian/logo.png" alt="Meridian"',
    'The private club for players',
    '<h1',
    'Set a new password',
    'because you have an account with Meridian.',
    'href="mailto:support@meridian.example"',
    'href="tel:+63280000001"',
    'href="/help"',
    'background:#131a2e',
    'background:#e3b04b;color:#1a1204',
  ]) {
    expect(mail.html).toContain(part);
  }
  // The plain text is unchanged, because some clients show nothing else.
  expect(mail.body).toMatch(/^Hello /);
  expect(mail.html).toContain(mail.body.slice(0, 60));
  const logo = await fetch(`${running.url}/brands/meridian/logo.png`);
  expect(logo.headers.get('content-type')).toBe('image/png');
});

test('in Filipino its header is too, and with a main domain every URL is absolute', async () => {
  await writeSettings(running.gateway.db, { mainDomain: 'www.merchant.example' });
  try {
    const { html } = await mailIn('TY');
    expect(html).toContain('<html lang="fil-PH">');
    expect(html).toContain('Ang pribadong club ng mga manlalaro');
    expect(html).toContain('dahil may account ka sa Meridian.');
    const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses).toHaveLength(5);
    for (const address of addresses) {
      expect(address).toMatch(/^(?:https:\/\/www\.merchant\.example\/|mailto:|tel:)/);
    }
  } finally {
    await writeSettings(running.gateway.db, { mainDomain: '' });
  }
});

test('text in a mail cannot become markup, and the inbox shows mails in a sandbox', async () => {
  const { db } = running.gateway;
  const own = eq(accounts.username, 'demo_player');
  const [before] = await db.select({ nickname: accounts.nickname }).from(accounts).where(own);
  await db.update(accounts).set({ nickname: '<script>1</script>"' }).where(own);
  try {
    const mail = await mailIn('EN');
    expect(mail.html).not.toContain('<script>');
    expect(mail.html).toContain('&lt;script&gt;');
    const page = await fetch(`${running.url}/sandbox/developer/mails/${mail.id}`);
    expect(await page.text()).toBe(mail.html);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src/);
    expect((await fetch(`${running.url}/sandbox/developer/mails/999999`)).status).toBe(404);
  } finally {
    await db
      .update(accounts)
      .set({ nickname: before?.nickname ?? '' })
      .where(own);
  }
});

test('an SMS begins with the brand’s name, in the language of the requester', async () => {
  await createClient(running.url).developer('flags', { CHNGPASSVERIF3: true });
  const number = { mobileNum: '9181234567', countryDialingCode: '63' };
  const textIn = async (language: 'EN' | 'TY') => {
    await createClient(running.url).value(sendPasswordCode, number, { language });
    return (await newest<{ body: string }>('sms', 'mobile=639181234567')).body;
  };
  expect(await textIn('EN')).toMatch(
    /^Meridian: \d{6} is your verification code\. It is valid for 5 minutes\. We never ask for it\.$/,
  );
  running.gateway.clock.advance(60_000);
  expect(await textIn('TY')).toMatch(
    /^Meridian: \d{6} ang iyong verification code\. May bisa ito nang 5 minuto\./,
  );
});
