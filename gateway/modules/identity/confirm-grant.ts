import { createHmac } from 'node:crypto';
import { jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { longText, shortText } from '../../contract/fields.ts';
import type { SocialGrant } from '../../contract/social.ts';
import type { SocialProvider } from '../../contract/third-parties.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { isKeySetUnavailable } from '../../core/outbound-http.ts';
import type { IdentityPort } from '../../core/ports.ts';

/** An identity that a provider has confirmed. */
export interface Identity {
  readonly provider: SocialProvider;
  readonly subject: string;
  /** Suggestions for the registration form; may be empty. */
  readonly name: string;
  readonly email: string;
}

type Grant<Provider extends SocialProvider> = Extract<SocialGrant, { provider: Provider }>;
type Keys = MerchantSettings['thirdParties'];

const GOOGLE_TOKENS = 'https://oauth2.googleapis.com/token';
const GOOGLE_KEYS = 'https://www.googleapis.com/oauth2/v3/certs';
const GOOGLE_ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
const GRAPH = 'https://graph.facebook.com/v23.0';

const text = z.catch(shortText, '');
const refused = (why: string) => new GatewayError('social_login_failed', why);

/** Creates the error for a provider that the merchant does not use. */
export const providerOff = (): GatewayError =>
  new GatewayError('function.not.available', 'This login is off.');

/**
 * OpenID Connect: exchanges the code for an ID token and verifies its signature, issuer, audience
 * and time with Google's published keys.
 */
async function confirmGoogle(
  gateway: Gateway,
  keys: NonNullable<Keys['google']>,
  { code }: Grant<'google'>,
): Promise<Identity> {
  const answer = await gateway.outboundHttp.json(GOOGLE_TOKENS, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      client_id: keys.clientId,
      client_secret: keys.clientSecret,
      // The redirect URI of Google's popup flow.
      redirect_uri: 'postmessage',
    }),
  });
  const tokens = z.safeParse(z.object({ id_token: longText(16_384) }), answer);
  if (!tokens.success) throw refused('Google rejected the code.');
  try {
    const { payload } = await jwtVerify(
      tokens.data.id_token,
      gateway.outboundHttp.keys(GOOGLE_KEYS),
      {
        algorithms: ['RS256'],
        issuer: GOOGLE_ISSUERS,
        audience: keys.clientId,
        requiredClaims: ['sub', 'exp'],
        currentDate: gateway.clock.date(),
      },
    );
    const claims = z.parse(
      z.object({
        sub: shortText,
        name: text,
        email: text,
        email_verified: z.optional(z.unknown()),
      }),
      payload,
    );
    const email = claims.email_verified === true ? claims.email : '';
    return { provider: 'google', subject: claims.sub, name: claims.name, email };
  } catch (error) {
    if (isKeySetUnavailable(error))
      throw new GatewayError('third_party_unavailable', "Google's keys could not be fetched.");
    throw refused('The ID token is not valid.');
  }
}

/** https://developers.facebook.com/docs/facebook-login/guides/access-tokens/debugging */
async function confirmFacebook(
  gateway: Gateway,
  { appId, appSecret }: NonNullable<Keys['facebook']>,
  { accessToken }: Grant<'facebook'>,
): Promise<Identity> {
  const debug = new URLSearchParams({
    input_token: accessToken,
    access_token: `${appId}|${appSecret}`,
  });
  const tokenInfo = z.safeParse(
    z.object({
      data: z.object({ is_valid: z.literal(true), app_id: z.literal(appId), user_id: shortText }),
    }),
    await gateway.outboundHttp.json(`${GRAPH}/debug_token?${debug}`),
  );
  if (!tokenInfo.success) throw refused('The access token is not valid for this app.');
  const { user_id: subject } = tokenInfo.data.data;
  const profile = new URLSearchParams({
    fields: 'id,name,email',
    access_token: accessToken,
    appsecret_proof: createHmac('sha256', appSecret).update(accessToken).digest('hex'),
  });
  const person = z.safeParse(
    z.object({ id: z.literal(subject), name: text, email: text }),
    await gateway.outboundHttp.json(`${GRAPH}/me?${profile}`),
  );
  if (!person.success) throw refused('Facebook did not return the user of the token.');
  return { provider: 'facebook', subject, name: person.data.name, email: person.data.email };
}

async function confirmSandbox(port: IdentityPort, grant: Grant<'sandbox'>): Promise<Identity> {
  const { code, codeVerifier, redirectUri } = grant;
  const person = await port.redeem({ code, codeVerifier, redirectUri });
  if (!person) throw refused('The code is not valid.');
  return { provider: 'sandbox', ...person };
}

/**
 * Has the provider itself confirm the browser's code or token (R7.06).
 * @throws {GatewayError} function.not.available if the merchant does not use this provider,
 * social_login_failed, third_party_unavailable
 */
export async function confirmGrant(
  gateway: Gateway,
  settings: MerchantSettings,
  grant: SocialGrant,
): Promise<Identity> {
  const { google, facebook, sandboxIdentity } = settings.thirdParties;
  switch (grant.provider) {
    case 'google':
      if (!google) throw providerOff();
      return confirmGoogle(gateway, google, grant);
    case 'facebook':
      if (!facebook) throw providerOff();
      return confirmFacebook(gateway, facebook, grant);
    case 'sandbox':
      if (!sandboxIdentity || !gateway.ports.identity) throw providerOff();
      return confirmSandbox(gateway.ports.identity, grant);
  }
}
