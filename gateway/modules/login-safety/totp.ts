import { createHmac, randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** How many steps a person's clock may be off, either way. */
const TOLERANCE = 1;

/** RFC 4648 without padding, as authenticator apps read it. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

export const newSecret = (): string => toBase32(randomBytes(SECRET_BYTES));

/** The time step of RFC 6238 at a time in milliseconds since 1970. */
export const stepAt = (time: number): number => Math.floor(time / 1000 / PERIOD_SECONDS);

/** HOTP of RFC 4226: the code of a step. */
export function codeAt(secret: string, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step that a typed code belongs to, within the tolerance; undefined when it fits none. */
export function stepOfCode(secret: string, typed: string, now: number): number | undefined {
  const code = typed.replace(/\s/g, '');
  const current = stepAt(now);
  for (let step = current - TOLERANCE; step <= current + TOLERANCE; step += 1) {
    if (codeAt(secret, step) === code) return step;
  }
  return undefined;
}

/** What the QR code says to an authenticator app. */
export function otpauthUri(secret: string, issuer: string, account: string): string {
  const label = encodeURIComponent(`${issuer}:${account}`);
  const query = `secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
  return `otpauth://totp/${label}?${query}&algorithm=SHA1&digits=6&period=${PERIOD_SECONDS}`;
}
