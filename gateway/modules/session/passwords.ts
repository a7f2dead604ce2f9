import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { createLimiter } from '../../core/concurrency.ts';
import { GatewayError } from '../../core/gateway-error.ts';

/** OWASP's equivalent of N=2^17, p=1 with less memory: 16 MB per login instead of 128. */
export const PASSWORD_COST: ScryptOptions = { N: 2 ** 14, r: 8, p: 5, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;

let cost = PASSWORD_COST;

/**
 * Changes the cost of new hashes in this process, for tests that log in hundreds of times. No
 * setting and no endpoint can change it.
 */
export function setPasswordCost(next: ScryptOptions): void {
  cost = next;
}

/**
 * Concurrent hashes use memory and the threads for file access and DNS, so they are queued, and
 * refused if the queue is full. At some 100 ms per hash, the queue takes seconds.
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
 * Hashes a password as `scrypt$N$r$p$salt$key`, so that the cost can be raised while old hashes
 * still verify.
 * @throws {GatewayError} TOO_MANY_REQUEST if too many passwords are being hashed
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const { N, r, p } = cost;
  const key = await derive(password, salt, cost);
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$');
}

/**
 * Returns a hash to compare with if there is no account, so that the response takes as long as with
 * one.
 */
const dummyHash = (): string => {
  const [salt, key] = [16, KEY_BYTES].map((bytes) => Buffer.alloc(bytes).toString('base64'));
  return ['scrypt', cost.N, cost.r, cost.p, salt, key].join('$');
};

/**
 * Whether the password matches the hash; false without a hash, after the same work.
 * @throws {GatewayError} TOO_MANY_REQUEST if too many passwords are being hashed
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, n, r, p, salt = '', expected = ''] = (hash ?? dummyHash()).split('$');
  const options = { ...cost, N: Number(n), r: Number(r), p: Number(p) };
  const key = await derive(password, Buffer.from(salt, 'base64'), options);
  const wanted = Buffer.from(expected, 'base64');
  return key.length === wanted.length && timingSafeEqual(key, wanted) && hash !== null;
}
