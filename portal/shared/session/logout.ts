import { logout as logoutCall } from '@baize/gateway/contract';
import { call } from '../api/call.ts';
import { CallError } from '../api/call-error.ts';
import { session } from './session-store.ts';

/**
 * R4.07: notifies the gateway, then removes the session here and in the other tabs. This browser is
 * logged out whatever the gateway answers: a session that cannot be ended there times out.
 */
export async function logout(): Promise<void> {
  session.leave();
  try {
    await call(logoutCall, {});
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  } finally {
    session.end('logout');
  }
}
