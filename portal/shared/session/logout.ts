import { logout as logoutCall } from '@baize/gateway/contract';
import { call } from '../api/call.ts';
import { CallError } from '../api/call-error.ts';
import { session } from './session-store.ts';

/**
 * R4.07: tells the gateway, then forgets the session here and in the other tabs. Whatever the
 * gateway answers, this browser is logged out: a session that cannot be ended there ends by itself.
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
