import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { OutboundFetch } from '../../gateway/core/outbound-http.ts';

/** The test merchant's configuration of third parties. */
export const GOOGLE = { clientId: 'client-1', clientSecret: 'google-secret' };
export const FACEBOOK = { appId: 'app-1', appSecret: 'facebook-secret' };
export const GEETEST = { captchaId: 'captcha-1', captchaKey: 'geetest-key' };
export const FIREBASE = {
  provider: 'firebase',
  apiKey: 'key-1',
  authDomain: 'project-1.firebaseapp.com',
  projectId: 'project-1',
} as const;

export interface ThirdPartyServer {
  /** Replaces the network: every host is this server. */
  readonly fetch: OutboundFetch;
  /** While true, responses are unusable. */
  down: boolean;
  /** A token of Google's issuer, signed with its key or with an unpublished one. */
  sign(claims: Record<string, unknown>, options?: { forged?: boolean }): Promise<string>;
  /** Google's tokens by code. */
  readonly googleCodes: Map<string, string>;
  /** Facebook's tokens, with their owners and apps. */
  readonly facebookTokens: Map<string, { userId: string; appId: string; name: string }>;
  /** Geetest's solved lots. */
  readonly solvedLots: Set<string>;
  close(): void;
}

/** Implements the calls of Google, Facebook, Firebase and geetest that the gateway makes. */
export async function startThirdParties(): Promise<ThirdPartyServer> {
  const known = await generateKeyPair('RS256');
  const foreign = await generateKeyPair('RS256');
  const jwks = { keys: [{ ...(await exportJWK(known.publicKey)), kid: 'k1', alg: 'RS256' }] };
  const googleCodes = new Map<string, string>();
  const facebookTokens: ThirdPartyServer['facebookTokens'] = new Map();
  const solvedLots = new Set<string>();

  const app = new Hono();
  app.get('/www.googleapis.com/oauth2/v3/certs', (context) => context.json(jwks));
  app.get('/www.googleapis.com/service_accounts/v1/jwk/:name', (context) => context.json(jwks));
  app.post('/oauth2.googleapis.com/token', async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const right =
      form.get('client_secret') === GOOGLE.clientSecret &&
      form.get('redirect_uri') === 'postmessage';
    const token = googleCodes.get(form.get('code') ?? '');
    return right && token
      ? context.json({ id_token: token })
      : context.json({ error: 'invalid_grant' }, 400);
  });
  app.get('/graph.facebook.com/:version/debug_token', (context) => {
    const token = facebookTokens.get(context.req.query('input_token') ?? '');
    const allowed = context.req.query('access_token') === `${FACEBOOK.appId}|${FACEBOOK.appSecret}`;
    if (!allowed) return context.json({ error: { code: 190 } }, 400);
    return context.json({
      data: token
        ? { is_valid: true, app_id: token.appId, user_id: token.userId }
        : { is_valid: false },
    });
  });
  app.get('/graph.facebook.com/:version/me', (context) => {
    const token = context.req.query('access_token') ?? '';
    const proof = createHmac('sha256', FACEBOOK.appSecret).update(token).digest('hex');
    const person = facebookTokens.get(token);
    if (!person || context.req.query('appsecret_proof') !== proof) {
      return context.json({ error: { code: 100 } }, 400);
    }
    return context.json({ id: person.userId, name: person.name });
  });
  app.post('/gcaptcha4.geetest.com/validate', async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const lot = form.get('lot_number') ?? '';
    const sign = createHmac('sha256', GEETEST.captchaKey).update(lot).digest('hex');
    const right =
      context.req.query('captcha_id') === GEETEST.captchaId &&
      form.get('sign_token') === sign &&
      solvedLots.delete(lot);
    return context.json({ result: right ? 'success' : 'fail', reason: '' });
  });

  const server = createAdaptorServer({ fetch: app.fetch });
  const port = await new Promise<number>((resolve) =>
    server.listen(0, () => resolve((server.address() as AddressInfo).port)),
  );
  const thirdParties: ThirdPartyServer = {
    down: false,
    fetch: (url, init) => {
      const { host, pathname, search } = new URL(url);
      const target = thirdParties.down ? 'http://127.0.0.1:1' : `http://127.0.0.1:${port}`;
      return fetch(`${target}/${host}${pathname}${search}`, init);
    },
    sign: (claims, { forged = false } = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
        .sign(forged ? foreign.privateKey : known.privateKey),
    googleCodes,
    facebookTokens,
    solvedLots,
    close: () => server.close(),
  };
  return thirdParties;
}
