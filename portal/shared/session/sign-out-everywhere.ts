import { signOutEverywhere as endpoint } from '@baize/gateway/contract';
import { call } from '../api/call.ts';
import { session } from './session-store.ts';

/**
 * Ends every session of the account. This browser's tabs continue with another token, or end as
 * well.
 * @param here whether this browser is signed out too
 * @throws {CallError} when nothing was ended
 */
export async function signOutEverywhere(here: boolean): Promise<void> {
  if (here) session.leave();
  else session.renewing();
  let token: string | undefined;
  try {
    ({ token } = await call(endpoint, { here }));
  } catch (error) {
    if (here) session.stay();
    throw error;
  } finally {
    if (!here) session.renew(token);
  }
  if (here) session.end('logout');
}
