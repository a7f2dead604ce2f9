import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { createLimiter } from '../../core/concurrency.ts';
import { GatewayError } from '../../core/gateway-error.ts';

/** OWASP's equal of N=2^17, p=1 with less memory: 16 MB a login instead of 128. */
export const PASSWORD_COST: ScryptOptions = { N: 2 ** 14, r: 8, p: 5, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;

let cost = PASSWORD_COST;

/**
 * Changes what a hash costs from now on in this process: tests that log in hundreds of times. No
 * setting and no call reaches it.
 */
export function setPasswordCost(next: ScryptOptions): void {
  cost = next;
}

/**
 * Hashes at once take memory and the threads that files and names are read by as well, so a crowd
 * waits, and a flood is turned away. At some 100 ms a hash those who wait do so for seconds.
 */
const limited = createLimiter(
  { atOnce: 2, waiting: 60 },
  () => new GatewayError('TOO_MANY_REQUEST', 'Too many logins at once.', { retryAfter: 3 }),
);

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return limited(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}

/**
 * `scrypt$N$r$p$salt$key`, so that the cost can rise and old hashes still verify.
 * @throws {GatewayError} TOO_MANY_REQUEST when too many passwords are hashed at once
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const { N, r, p } = cost;
  const key = await derive(password, salt, cost);
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Stands in where there is no account, so that the answer takes as long as with one. */
const hashOfNobody = (): string => {
  const [salt, key] = [16, KEY_BYTES].map((bytes) => Buffer.alloc(bytes).toString('base64'));
  return ['scrypt', cost.N, cost.r, cost.p, salt, key].join('$');
};

/**
 * Whether the password fits the hash; without a hash false, after the same work.
 * @throws {GatewayError} TOO_MANY_REQUEST when too many passwords are hashed at once
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, n, r, p, salt = '', expected = ''] = (hash ?? hashOfNobody()).split('$');
  const options = { ...cost, N: Number(n), r: Number(r), p: Number(p) };
  const key = await derive(password, Buffer.from(salt, 'base64'), options);
  const wanted = Buffer.from(expected, 'base64');
  return key.length === wanted.length && timingSafeEqual(key, wanted) && hash !== null;
}
