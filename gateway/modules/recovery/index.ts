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
import { checkLink, requestResetByEmail, resetByLink } from './reset-by-email.ts';
import { resetByPhone, sendResetCode } from './reset-by-phone.ts';

/** Registers forgotten passwords: by a link in an email, and by an SMS code (R2.104). */
export function registerRecovery(app: Hono, gateway: Gateway): void {
  route(app, gateway, forgetPassword, async (input, _session, call) =>
    requestResetByEmail(gateway, input, call),
  );
  route(app, gateway, checkPasswordReset, async ({ token }, _session, call) =>
    checkLink(gateway, token, call),
  );
  route(app, gateway, resetPassword, async (input, _session, call) =>
    resetByLink(gateway, input, call),
  );
  route(app, gateway, sendPasswordCode, async (input, _session, call) =>
    sendResetCode(gateway, input, call),
  );
  route(app, gateway, setPasswordByPhone, async (input, _session, call) =>
    resetByPhone(gateway, input, call),
  );
}
