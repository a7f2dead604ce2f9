import type { SocialGrant } from '@baize/gateway/contract';
import { CallError } from '../../../shared/api/call-error.ts';
import { loadScript, scriptGlobal } from './load-script.ts';

const SCRIPT = 'https://connect.facebook.net/en_US/sdk.js';
const VERSION = 'v23.0';

interface LoginResponse {
  readonly status: string;
  readonly authResponse?: { readonly accessToken: string } | null;
}

/** The used part of Facebook's SDK. */
interface FacebookSdk {
  init(options: { appId: string; version: string; cookie: boolean; xfbml: boolean }): void;
  login(answer: (response: LoginResponse) => void, options: { scope: string }): void;
}

const isSdk = (value: unknown): value is FacebookSdk =>
  typeof value === 'object' && value !== null && 'login' in value;

/**
 * Asks Facebook to identify the person; the gateway verifies the token.
 * @throws {CallError} `network`, `timeout`, `login_popup_closed`
 */
export async function requestFacebookGrant(appId: string): Promise<SocialGrant> {
  await loadScript(SCRIPT);
  const sdk = scriptGlobal('FB', isSdk);
  sdk.init({ appId, version: VERSION, cookie: false, xfbml: false });
  return new Promise((resolve, reject) => {
    sdk.login(
      ({ status, authResponse }) => {
        if (status === 'connected' && authResponse) {
          resolve({ provider: 'facebook', accessToken: authResponse.accessToken });
        } else reject(new CallError('login_popup_closed'));
      },
      { scope: 'public_profile,email' },
    );
  });
}
