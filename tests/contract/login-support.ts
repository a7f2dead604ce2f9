import { randomUUID } from 'node:crypto';
import { login } from '../../gateway/contract/session.ts';
import { captchas } from '../../gateway/database/schema/index.ts';
import { desc } from '../../gateway/database/sql.ts';
import { hashPassword } from '../../gateway/modules/session/passwords.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import type { TestClient } from './client.ts';

/** A login with a wrong password, unless `change` says otherwise. */
export function tryLogin(caller: TestClient, change: object = {}) {
  return caller.call(login, {
    type: 'username',
    username: 'demo_player',
    password: 'wrong password',
    loginDeviceId: randomUUID(),
    audience: 'any',
    ...change,
  });
}

/** Returns the answer of the newest captcha, which HTTP does not reveal. */
export async function captchaAnswer({ gateway }: RunningGateway): Promise<string> {
  const [newest] = await gateway.db
    .select({ answer: captchas.answer })
    .from(captchas)
    .orderBy(desc(captchas.expiresAt))
    .limit(1);
  if (!newest) throw new Error('No captcha was created.');
  return newest.answer;
}

/** Runs work while so many passwords are being hashed that every further one is refused. */
export async function whileHashesAreRefused<Value>(work: () => Promise<Value>): Promise<Value> {
  let isFlood = true;
  // Each starts the next one as soon as it is done.
  const flood = Array.from({ length: 62 }, async () => {
    while (isFlood) await hashPassword('flood');
  });
  try {
    return await work();
  } finally {
    isFlood = false;
    await Promise.all(flood);
  }
}
