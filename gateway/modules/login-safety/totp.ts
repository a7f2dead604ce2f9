import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** Number of time steps by which a device's clock may be off in either direction. */
const TOLERANCE = 1;

const totpOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** Creates a secret, in base 32 (RFC 4648) without padding, as authenticator apps expect it. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the time step of RFC 6238 for a time in milliseconds since 1970. */
export const stepAt = (time: number): number => Math.floor(time / 1000 / PERIOD_SECONDS);

/** Returns the step of a typed code, within the tolerance; undefined if it matches none. */
export function stepOfCode(secret: string, input: string, now: number): number | undefined {
  const token = input.replace(/\s/g, '');
  const off = totpOf(secret).validate({ token, timestamp: now, window: TOLERANCE });
  return off === null ? undefined : stepAt(now) + off;
}

/** Returns the content of the QR code for an authenticator app. */
export const otpauthUri = (secret: string, issuer: string, account: string): string =>
  new TOTP({
    issuer,
    label: account,
    secret: Secret.fromBase32(secret),
    period: PERIOD_SECONDS,
  }).toString();
