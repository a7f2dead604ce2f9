import type { Hono } from 'hono';
import { birthdayProblem } from '../../contract/age.ts';
import { HOUR } from '../../contract/durations.ts';
import {
  MESSENGERS,
  memberProfile,
  NICKNAME,
  setBirthday,
  updateNickname,
} from '../../contract/member-pages.ts';
import { maskMobile } from '../../contract/mobile-number.ts';
import { BRAND_COOKIE } from '../../contract/page.ts';
import { fieldError } from '../../core/field-error.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';
import { route } from '../../core/route.ts';
import { throttle } from '../../core/throttle.ts';
import { accounts, bankCards, paymentPasswords, referrals } from '../../database/schema/index.ts';
import { alias, and, asc, eq, sql } from '../../database/sql.ts';
import { lineNames } from '../agents/line-names.ts';
import { maskName } from '../games/winner-board.ts';
import { sessionError } from '../session/sessions.ts';
import { registerMemberIcon } from './icon.ts';
import { maskEmail } from './mask-email.ts';

const RENAMES = { name: 'nickname', limit: 10, windowMs: HOUR };

const uplines = alias(accounts, 'uplines');
const friends = alias(accounts, 'friends');

/** Returns the holder's name on a member's payout cards, which the first card determines. */
async function cardHolder(gateway: Gateway, accountId: number): Promise<string | undefined> {
  const [card] = await gateway.db
    .select({ holder: bankCards.holder })
    .from(bankCards)
    .where(eq(bankCards.accountId, accountId))
    .orderBy(asc(bankCards.id))
    .limit(1);
  return card?.holder;
}

async function profileOf(gateway: Gateway, accountId: number) {
  const { vipEnabled } = await readSettings(gateway.db);
  const names = await lineNames(gateway.db, accountId);
  const [row] = await gateway.db
    .select({
      account: accounts,
      paymentSince: paymentPasswords.changedAt,
      upline: names.of(uplines).nickname,
      friend: friends.username,
    })
    .from(accounts)
    .leftJoin(paymentPasswords, eq(paymentPasswords.accountId, accounts.id))
    .leftJoin(uplines, eq(uplines.id, accounts.uplineId))
    .leftJoin(referrals, eq(referrals.refereeId, accounts.id))
    .leftJoin(friends, eq(friends.id, referrals.referrerId))
    .where(eq(accounts.id, accountId));
  if (!row) throw sessionError('missing');
  const { account, upline, friend } = row;
  const { profile } = account;
  const realName = profile.payeeName ?? (await cardHolder(gateway, accountId));
  const referrer = upline ?? (friend && maskName(friend)) ?? profile.recommenderId;
  return {
    id: account.publicId,
    account: account.username,
    nickname: account.nickname,
    ...(realName && { realName }),
    ...(profile.birthday && { birthday: profile.birthday }),
    messengers: MESSENGERS.flatMap((kind) => {
      const id = profile[kind];
      return id ? [{ kind, id }] : [];
    }),
    ...(referrer && { referrer }),
    ...(account.mobile && { mobile: maskMobile(account.mobile) }),
    ...(account.email && { email: maskEmail(account.email) }),
    regDate: account.createdAt,
    ...(account.lastLoginAt !== null && { lastLogin: account.lastLoginAt }),
    passwordChangedAt: account.passwordChangedAt,
    hasLoginPassword: account.passwordHash !== null,
    hasPaymentPassword: row.paymentSince !== null,
    ...(vipEnabled && account.vipLevel !== null && { vip: `VIP ${account.vipLevel}` }),
  };
}

/** Registers the profile: the account's facts, and changes that a member may make alone. */
export function registerProfile(app: Hono, gateway: Gateway): void {
  registerMemberIcon(app, gateway);
  route(app, gateway, memberProfile, async (_request, session) => {
    refuseTrial(session);
    return profileOf(gateway, session.accountId);
  });
  route(app, gateway, updateNickname, async (input, session) => {
    refuseTrial(session);
    const nickname = input.nickname.normalize('NFC').replace(/\s+/g, ' ').trim();
    if (!NICKNAME.test(nickname)) {
      const fields = { nickname: 'nickname_invalid' };
      throw new GatewayError('request_param_err', 'This nickname cannot be used.', { fields });
    }
    await throttle(gateway, RENAMES, String(session.accountId));
    await gateway.db.update(accounts).set({ nickname }).where(eq(accounts.id, session.accountId));
    return { nickname };
  });
  route(app, gateway, setBirthday, async ({ birthday }, session, call) => {
    refuseTrial(session);
    const minimumAge = await gateway.brands.minimumAge(call.cookie(BRAND_COOKIE));
    const problem = birthdayProblem(birthday, gateway.clock.now(), minimumAge);
    if (problem) throw fieldError('birthday', problem);
    const updated = await gateway.db
      .update(accounts)
      .set({ profile: sql`${accounts.profile} || ${JSON.stringify({ birthday })}::jsonb` })
      .where(and(eq(accounts.id, session.accountId), sql`not ${accounts.profile} ? 'birthday'`))
      .returning({ id: accounts.id });
    if (updated.length === 0) throw fieldError('birthday', 'birthday_kept');
    return { birthday };
  });
}
