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
/** Maximum age of a token in seconds: the number must have been verified just now, not at a login an hour ago. */
const MAX_TOKEN_AGE_SECONDS = 10 * 60;

const claims = z.object({
  sub: text(255, 1),
  phone_number: shortText,
  /**
   * Seconds since 1970. Unlike `iat`, which is new in every refreshed token, this is the time of the verification
   * itself.
   */
  auth_time: instant,
});

/** Returns the Firebase project, if the merchant has phone numbers verified by Firebase. */
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
  // The emulator does not sign its tokens. Without an emulator, unsigned tokens are refused like any forged one.
  if (gateway.config.firebaseEmulator && decodeProtectedHeader(token).alg === 'none') {
    return UnsecuredJWT.decode(token, expected).payload;
  }
  const keys = gateway.outboundHttp.keys(KEYS);
  return (await jwtVerify(token, keys, { ...expected, algorithms: ['RS256'] })).payload;
}

/**
 * Verifies that Firebase has confirmed this number just now (R7.06): signature, issuer, audience, age and the
 * number itself, as its documentation of ID tokens requires.
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
  let tokenClaims: z.infer<typeof claims> | undefined;
  try {
    tokenClaims = z.safeParse(claims, await payloadOf(gateway, projectId, token)).data;
  } catch (error) {
    // jose throws a TypeError for a text that is not a token.
    if (!(error instanceof TypeError) && isKeySetUnavailable(error)) {
      throw new GatewayError(
        'third_party_unavailable',
        "Google's certificates could not be fetched.",
      );
    }
    throw refusal;
  }
  if (tokenClaims?.phone_number !== mobile) throw refusal;
  if (gateway.clock.now() / 1000 - tokenClaims.auth_time > MAX_TOKEN_AGE_SECONDS) throw refusal;
}
