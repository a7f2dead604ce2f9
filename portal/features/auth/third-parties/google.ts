import type { SocialGrant } from '@baize/gateway/contract';
import { CallError } from '../../../shared/api/call-error.ts';
import { loadScript, scriptGlobal } from './load-script.ts';

const SCRIPT = 'https://accounts.google.com/gsi/client';

interface CodeResponse {
  readonly code?: string;
  readonly state?: string;
  readonly error?: string;
}

/** The used part of Google Identity Services: its code flow in a window of its own. */
interface Gsi {
  readonly accounts: {
    readonly oauth2: {
      initCodeClient(options: {
        client_id: string;
        scope: string;
        ux_mode: 'popup';
        state: string;
        callback(response: CodeResponse): void;
        error_callback(error: { type: string }): void;
      }): { requestCode(): void };
    };
  };
}

const isGsi = (value: unknown): value is Gsi =>
  typeof value === 'object' && value !== null && 'accounts' in value;

/**
 * Asks Google to identify the person; the gateway exchanges the code. The window opens after the
 * script has loaded: a browser that considers this unrequested blocks it, and the next press opens
 * it.
 * @throws {CallError} `network`, `timeout`, `login_popup_closed`
 */
export async function requestGoogleGrant(clientId: string, state: string): Promise<SocialGrant> {
  await loadScript(SCRIPT);
  const { oauth2 } = scriptGlobal('google', isGsi).accounts;
  return new Promise((resolve, reject) => {
    const closed = () => reject(new CallError('login_popup_closed'));
    oauth2
      .initCodeClient({
        client_id: clientId,
        scope: 'openid email profile',
        ux_mode: 'popup',
        state,
        callback: ({ code, state: answered }) => {
          if (code && answered === state) resolve({ provider: 'google', code });
          else closed();
        },
        error_callback: closed,
      })
      .requestCode();
  });
}
