import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { shortText, text } from './fields.ts';
import { loginValue } from './session.ts';
import { socialProvider } from './third-parties.ts';

/** A code or token of a third party. */
const grant = text(4096, 1);

/**
 * Begins a social login. The state works once, for this provider, and only in the browser that
 * asked for it: an HttpOnly cookie holds its other half.
 */
export const socialStart = endpoint({
  method: 'POST',
  path: '/wps/session/login/social/state',
  token: 'none',
  request: z.object({ provider: socialProvider }),
  response: z.object({ state: z.string() }),
});

/** What a provider gave to the browser; the gateway has it confirmed by the provider itself. */
export const socialGrant = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('google'), code: grant }),
  z.object({ provider: z.literal('facebook'), accessToken: grant }),
  z.object({
    provider: z.literal('sandbox'),
    code: grant,
    /** RFC 7636: 43 to 128 characters. */
    codeVerifier: text(128, 43),
    redirectUri: text(2048),
  }),
]);
export type SocialGrant = z.infer<typeof socialGrant>;

/**
 * Logs in whoever is known; an unknown user gets a ticket, with which `register` opens an account that
 * needs no password of its own.
 */
export const socialLogin = endpoint({
  method: 'POST',
  path: '/wps/session/login/social',
  token: 'none',
  sealed: true,
  request: z.object({
    state: shortText,
    grant: socialGrant,
    loginDeviceId: z.uuid(),
    audience: z.enum(['any', 'agent', 'member']),
  }),
  response: z.object({
    login: z.optional(loginValue),
    pendingSocialUser: z.optional(
      z.object({ ticket: z.string(), name: z.string(), email: z.string() }),
    ),
  }),
});
export type SocialLoginValue = z.infer<typeof socialLogin.response>;
