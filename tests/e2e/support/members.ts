import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { AGENT_TYPES, register } from '../../../gateway/contract/members.ts';
import { changeLimits } from '../../../gateway/contract/protection.ts';
import type { LoginValue } from '../../../gateway/contract/session.ts';
import { permission } from '../../../gateway/contract/system.ts';
import { createClient, DEMO_PASSWORD, type TestClient } from '../../contract/client.ts';

export { DEMO_PASSWORD };
export type DemoAccount = 'demo_player' | 'demo_agent' | 'demo_first' | 'demo_expired';

/** A member for one test only. */
export interface FreshMember {
  readonly username: string;
  readonly password: string;
  /** The session from the registration. */
  readonly session: LoginValue;
}

/** A unique name: letters first, 4 to 16 characters (the merchant's rule). */
const freshName = () => `t${randomUUID().replaceAll('-', '').slice(0, 13)}`;

export async function registerMember(
  gatewayUrl: string,
  { decidesOnLimits = true } = {},
): Promise<FreshMember> {
  const client = createClient(gatewayUrl);
  const { info } = await client.value(permission, {});
  const username = freshName();
  const password = `Fresh-${randomUUID().slice(0, 12)}`;
  const session = await client.value(register, {
    username,
    password,
    confirmPassword: password,
    registerMethod: 'WEB',
    registerUrl: gatewayUrl,
    login: true,
    termsAccepted: true,
    termsVersion: info.termsVersion,
    loginDeviceId: randomUUID(),
    challenge: await client.solveChallenge(),
  });
  if (decidesOnLimits) {
    const { token } = session;
    await client.value(changeLimits, { changes: [], choice: 'without' }, { token });
  }
  return { username, password, session };
}

/** The keys that the portal stores at login (portal/shared/session). */
const sessionKeys = (value: LoginValue): Record<string, string> => ({
  token: value.token,
  account: value.userName,
  username: value.userName,
  customerId: value.id,
  customerType: String(value.customerType),
  isAgent: AGENT_TYPES.includes(value.customerType) ? '1' : '0',
  firstTimeLogin: value.firstTimeLogin ? '1' : '0',
  mustChangePassword: value.passwordExpired || value.weakPassword ? '1' : '0',
  isExcluded: value.isExcluded ? '1' : '0',
  isInMerchantsCurrency: value.isInMerchantsCurrency ? '1' : '0',
});

/** Marks announcements as closed, so that none opens over the tested content (R4.13). */
export async function recordAnnouncementsSeen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Not in frames, nor in the initial empty page of a window: neither has storage.
    if (window !== window.top || !location.protocol.startsWith('http')) return;
    for (const audience of ['USER_POPUP', 'ANONYMOUS_POPUP']) {
      sessionStorage.setItem(audience, '1');
    }
    // Trials do not ask for the age either (R9.10).
    sessionStorage.setItem('AGE_CONFIRMED', '1');
  });
}

/**
 * Stores a session before the page's first script, once: a later logout is permanent, also after a reload.
 */
export async function giveSession(page: Page, value: LoginValue): Promise<void> {
  await page.addInitScript((keys) => {
    const given = `given-${keys.token}`;
    if (window !== window.top || sessionStorage.getItem(given)) return;
    sessionStorage.setItem(given, '1');
    for (const [key, text] of Object.entries(keys)) sessionStorage.setItem(key, text);
  }, sessionKeys(value));
}

/** Logs in over the API and stores the session in the page. Call it before the first `goto`. */
export async function loginAs(
  page: Page,
  client: TestClient,
  account: DemoAccount | { readonly username: string; readonly password: string },
): Promise<LoginValue> {
  const { username, password } =
    typeof account === 'string' ? { username: account, password: DEMO_PASSWORD } : account;
  const value = await client.logIn(username, password);
  await giveSession(page, value);
  return value;
}

/** Logs in as a person does: opens `/login`, fills the form, waits until the popup has closed. */
export async function logInByForm(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel(/^username/i).fill(username);
  await dialog.getByLabel(/^password/i).fill(password);
  await dialog.getByRole('button', { name: /^log ?in$/i }).click();
  await expect(dialog).toBeHidden();
}

/** The page's current token. */
export const tokenOf = async (page: Page): Promise<string> =>
  (await page.evaluate(() => sessionStorage.getItem('token'))) ?? '';
