import type { Hono } from 'hono';
import {
  checkPasswordReset,
  forgetPassword,
  resetPassword,
  setPasswordByPhone,
} from '../../contract/login-safety.ts';
import { sendPasswordCode } from '../../contract/session.ts';
import type { Gateway } from '../../core/gateway.ts';
import { route } from '../../core/route.ts';
import { checkLink, forgetByEmail, resetByLink } from './reset-by-email.ts';
import { resetByPhone, sendResetCode } from './reset-by-phone.ts';

/** Forgotten passwords: by a link in an email, and by a code to the phone (R2.104). */
export function registerRecovery(app: Hono, gateway: Gateway): void {
  route(app, gateway, forgetPassword, async (typed, _session, call) =>
    forgetByEmail(gateway, typed, call),
  );
  route(app, gateway, checkPasswordReset, async ({ token }, _session, call) =>
    checkLink(gateway, token, call),
  );
  route(app, gateway, resetPassword, async (typed, _session, call) =>
    resetByLink(gateway, typed, call),
  );
  route(app, gateway, sendPasswordCode, async (typed, _session, call) =>
    sendResetCode(gateway, typed, call),
  );
  route(app, gateway, setPasswordByPhone, async (typed, _session, call) =>
    resetByPhone(gateway, typed, call),
  );
}
