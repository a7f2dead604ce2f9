import type { Hono } from 'hono';
import { MINUTE } from '../../contract/durations.ts';
import {
  affiliate,
  changePassword,
  consolidated,
  judgePassword,
  memberInfo,
  memberTerms,
  register,
  registerMobile,
  TRIAL_TYPE,
  unreadCount,
  updateLanguage,
} from '../../contract/members.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { route } from '../../core/route.ts';
import { throttle } from '../../core/throttle.ts';
import { accounts } from '../../database/schema/index.ts';
import { eq } from '../../database/sql.ts';
import { countVisit } from '../agents/affiliate-links.ts';
import { unreadMessages } from '../messages/unread.ts';
import { strengthOf } from '../session/weak-password.ts';
import { termsOf } from './accept-terms.ts';
import { inviterOfCode } from './affiliates.ts';
import { changeOwnPassword } from './change-password.ts';
import { contractsOf } from './contracts.ts';
import { memberInfoOf } from './member-info.ts';
import { registerMember } from './register.ts';

/** Invitation codes are short: the limit makes guessing them all too slow to be worthwhile. */
const CODE_CHECKS = { name: 'affiliate', limit: 60, windowMs: 10 * MINUTE };

/**
 * Some dozens for each person who chooses a password; an estimate takes milliseconds of CPU time.
 */
const STRENGTH_CHECKS = { name: 'judge-password', limit: 300, windowMs: MINUTE };

/** Registers registration, invitation codes, passwords, accepted terms and the member's info. */
export function registerMembers(app: Hono, gateway: Gateway): void {
  route(app, gateway, register, async (input, _session, call) =>
    registerMember(gateway, 'register', input, call),
  );
  route(app, gateway, registerMobile, async (input, _session, call) =>
    registerMember(gateway, 'registerMobile', input, call),
  );
  route(app, gateway, affiliate, async ({ code }, _session, call) => {
    await throttle(gateway, CODE_CHECKS, call.network);
    const normalizedCode = code.trim().toUpperCase();
    const inviter = await inviterOfCode(gateway, code).catch((error: unknown) => {
      // An unknown code is a normal result here; only registering with it is refused.
      if (error instanceof GatewayError && error.code === 'invitation_code_error') return undefined;
      throw error;
    });
    if (!inviter) return { code: normalizedCode, valid: false };
    const { link } = inviter;
    const known = { code: normalizedCode, valid: true };
    if (!link) return known;
    await countVisit(gateway, link.linkId, call);
    return { ...known, kind: link.kind, rate: link.rate };
  });
  route(app, gateway, judgePassword, async ({ password, username = '' }, _session, call) => {
    await throttle(gateway, STRENGTH_CHECKS, call.network);
    const { defaultPassword } = await readSettings(gateway.db);
    const strength = strengthOf(password, { defaultPassword, username: username.trim() });
    return { accepted: strength > 1, strength };
  });
  route(app, gateway, changePassword, async (input, session) =>
    changeOwnPassword(gateway, session, input),
  );
  route(app, gateway, memberTerms, async (_request, session) => termsOf(gateway, session));
  route(app, gateway, memberInfo, async (_request, session) => memberInfoOf(gateway, session));
  route(app, gateway, updateLanguage, async ({ language }, session) => {
    if (session) {
      await gateway.db.update(accounts).set({ language }).where(eq(accounts.id, session.accountId));
    }
    return { language };
  });
  route(app, gateway, consolidated, async (_request, session) => contractsOf(gateway, session));
  route(app, gateway, unreadCount, async (_request, session) => ({
    unread:
      session.accountType === TRIAL_TYPE ? 0 : await unreadMessages(gateway, session.accountId),
  }));
}
