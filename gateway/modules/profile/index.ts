import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { memberProfile, NICKNAME, updateNickname } from '../../contract/member-pages.ts';
import { TRIAL_TYPE } from '../../contract/members.ts';
import { maskMobile } from '../../contract/mobile-number.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { route } from '../../core/route.ts';
import { throttle } from '../../core/throttle.ts';
import { accounts, paymentPasswords } from '../../database/schema/index.ts';
import { refuseTrial } from '../records/page.ts';
import { sessionError } from '../session/sessions.ts';
import { maskEmail } from './mask-email.ts';

const RENAMES = { name: 'nickname', limit: 10, windowMs: 60 * 60 * 1000 };

async function profileOf(gateway: Gateway, accountId: number) {
  const { vipEnabled } = await readSettings(gateway.db);
  const [row] = await gateway.db
    .select({ account: accounts, paymentSince: paymentPasswords.changedAt })
    .from(accounts)
    .leftJoin(paymentPasswords, eq(paymentPasswords.accountId, accounts.id))
    .where(eq(accounts.id, accountId));
  if (!row) throw sessionError('missing');
  const { account } = row;
  return {
    id: account.publicId,
    account: account.username,
    nickname: account.nickname,
    ...(account.mobile && { mobile: maskMobile(account.mobile) }),
    ...(account.email && { email: maskEmail(account.email) }),
    regDate: account.createdAt,
    ...(account.lastLoginAt !== null && { lastLogin: account.lastLoginAt }),
    passwordChangedAt: account.passwordChangedAt,
    hasPaymentPassword: row.paymentSince !== null,
    ...(vipEnabled && account.vipLevel !== null && { vip: `VIP ${account.vipLevel}` }),
  };
}

/** My account: its facts, and the one of them that a member may change alone. */
export function registerProfile(app: Hono, gateway: Gateway): void {
  route(app, gateway, memberProfile, async (_request, session) => {
    refuseTrial(session, TRIAL_TYPE);
    return profileOf(gateway, session.accountId);
  });
  route(app, gateway, updateNickname, async (typed, session) => {
    refuseTrial(session, TRIAL_TYPE);
    const nickname = typed.nickname.normalize('NFC').replace(/\s+/g, ' ').trim();
    if (!NICKNAME.test(nickname)) {
      const fields = { nickname: 'nickname_invalid' };
      throw new GatewayError('request_param_err', 'This nickname cannot be used.', { fields });
    }
    await throttle(gateway, RENAMES, String(session.accountId));
    await gateway.db.update(accounts).set({ nickname }).where(eq(accounts.id, session.accountId));
    return { nickname };
  });
}
