import { decodeProtectedHeader, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose';
import * as z from 'zod/mini';
import { instant, shortText, text } from '../../contract/fields.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { isKeySetUnavailable } from '../../core/outbound-http.ts';

/** Google's certificates for Firebase ID tokens, as a JWK set. */
const KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
/** Seconds. A token tells of a number that was proven just now, not at some login of the last hour. */
const MAX_TOKEN_AGE_SECONDS = 10 * 60;

const claims = z.object({
  sub: text(255, 1),
  phone_number: shortText,
  /** Seconds since 1970. A refresh token mints tokens with a new `iat`, but with the time of the proof itself. */
  auth_time: instant,
});

/** Firebase's project, where the merchant has phone numbers verified by it. */
export function firebaseProjectOf(settings: MerchantSettings): string | undefined {
  const { phoneAuth } = settings.thirdParties;
  return phoneAuth.provider === 'firebase' ? phoneAuth.projectId : undefined;
}

async function payloadOf(gateway: Gateway, projectId: string, token: string): Promise<JWTPayload> {
  const expected = {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['sub', 'exp', 'iat'],
    maxTokenAge: MAX_TOKEN_AGE_SECONDS,
    currentDate: gateway.clock.date(),
  };
  // The emulator signs nothing. Without one such a token is refused like any other forged one.
  if (gateway.config.firebaseEmulator && decodeProtectedHeader(token).alg === 'none') {
    return UnsecuredJWT.decode(token, expected).payload;
  }
  const keys = gateway.outboundHttp.keys(KEYS);
  return (await jwtVerify(token, keys, { ...expected, algorithms: ['RS256'] })).payload;
}

/**
 * Whether Firebase verified this number just now (R7.06): signature, issuer, audience, age and the
 * number itself, as its documentation of ID tokens asks.
 * @param mobile E.164
 * @throws {GatewayError} verification_code_invalid, third_party_unavailable
 */
export async function checkFirebaseToken(
  gateway: Gateway,
  projectId: string,
  mobile: string,
  token: string | undefined,
): Promise<void> {
  const refusal = new GatewayError(
    'verification_code_invalid',
    'Please enter a valid verification code.',
  );
  if (!token) throw refusal;
  let said: z.infer<typeof claims> | undefined;
  try {
    said = z.safeParse(claims, await payloadOf(gateway, projectId, token)).data;
  } catch (error) {
    // A text that is no token at all makes jose throw a TypeError.
    if (!(error instanceof TypeError) && isKeySetUnavailable(error)) {
      throw new GatewayError('third_party_unavailable', 'No certificates of Google.');
    }
    throw refusal;
  }
  if (said?.phone_number !== mobile) throw refusal;
  if (gateway.clock.now() / 1000 - said.auth_time > MAX_TOKEN_AGE_SECONDS) throw refusal;
}
