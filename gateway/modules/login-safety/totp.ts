import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** How many steps a person's clock may be off, either way. */
const TOLERANCE = 1;

const totpOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** RFC 4648 without padding, as authenticator apps read it. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The time step of RFC 6238 at a time in milliseconds since 1970. */
export const stepAt = (time: number): number => Math.floor(time / 1000 / PERIOD_SECONDS);

/** The step that a typed code belongs to, within the tolerance; undefined when it fits none. */
export function stepOfCode(secret: string, input: string, now: number): number | undefined {
  const token = input.replace(/\s/g, '');
  const off = totpOf(secret).validate({ token, timestamp: now, window: TOLERANCE });
  return off === null ? undefined : stepAt(now) + off;
}

/** What the QR code says to an authenticator app. */
export const otpauthUri = (secret: string, issuer: string, account: string): string =>
  new TOTP({
    issuer,
    label: account,
    secret: Secret.fromBase32(secret),
    period: PERIOD_SECONDS,
  }).toString();
