import type { SocialGrant } from '@baize/gateway/contract';
import * as z from 'zod/mini';
import { CallError } from '../../../shared/api/call-error.ts';

const AUTHORIZE = '/sandbox/identity/authorize';
/** Milliseconds between two checks whether the window is still open. */
const LOOK_EVERY = 300;

const answer = z.object({
  type: z.literal('authorization_response'),
  response: z.object({
    state: z.string(),
    code: z.optional(z.string()),
    error: z.optional(z.string()),
  }),
});

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** RFC 7636: the secret of this login, and the challenge that is sent to the provider first. */
async function pkce(): Promise<{ verifier: string; challenge: string }> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64url(new Uint8Array(digest)) };
}

/** Waits for the window's message, or for the window to be closed. */
function answerOf(opened: Window, state: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const end = (how: () => void) => {
      clearInterval(timer);
      removeEventListener('message', listen);
      how();
    };
    const closed = () => end(() => reject(new CallError('login_popup_closed')));
    const listen = (event: MessageEvent) => {
      if (event.source !== opened || event.origin !== location.origin) return;
      const said = z.safeParse(answer, event.data);
      const { code, state: answered } = said.data?.response ?? {};
      if (code && answered === state) end(() => resolve(code));
      else closed();
    };
    let wasClosed = false;
    const timer = setInterval(() => {
      // The window closes after its message, which may still be in transit.
      if (wasClosed) closed();
      wasClosed = opened.closed;
    }, LOOK_EVERY);
    addEventListener('message', listen);
  });
}

/**
 * The demo's login provider: an authorisation code flow with state and PKCE in a window of its own,
 * which is opened immediately so that no browser blocks it.
 * @param stateOf loaded while the window opens
 * @throws {CallError} `login_popup_closed`, and the errors of `stateOf`
 */
export async function requestSandboxGrant(
  clientId: string,
  stateOf: () => Promise<string>,
): Promise<{ state: string; grant: SocialGrant }> {
  const opened = open('about:blank', 'social-login', 'popup,width=480,height=720');
  if (!opened) throw new CallError('login_popup_closed');
  try {
    const [state, { verifier, challenge }] = await Promise.all([stateOf(), pkce()]);
    const redirectUri = location.origin;
    const query = new URLSearchParams({
      response_type: 'code',
      response_mode: 'web_message',
      client_id: clientId,
      redirect_uri: redirectUri,
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    });
    const answered = answerOf(opened, state);
    opened.location.replace(`${AUTHORIZE}?${query}`);
    const code = await answered;
    return { state, grant: { provider: 'sandbox', code, codeVerifier: verifier, redirectUri } };
  } catch (error) {
    opened.close();
    throw error;
  }
}
