import { randomUUID } from 'node:crypto';
import { login } from '../../gateway/contract/session.ts';
import { captchas } from '../../gateway/database/schema/index.ts';
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

/** What a person would read from the newest picture, and what is not to be had over HTTP. */
export async function captchaAnswer({ gateway }: RunningGateway): Promise<string> {
  const rows = await gateway.db.select().from(captchas);
  const answer = rows.at(-1)?.answer;
  if (!answer) throw new Error('No captcha was drawn.');
  return answer;
}
