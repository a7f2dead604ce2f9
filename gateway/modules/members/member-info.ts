import { supportedLanguage } from '../../contract/languages.ts';
import { type MemberInfo, TRIAL_TYPE } from '../../contract/members.ts';
import { maskMobile } from '../../contract/mobile-number.ts';
import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { accounts } from '../../database/schema/index.ts';
import { eq } from '../../database/sql.ts';
import { unreadMessages } from '../messages/unread.ts';
import { claimableCount } from '../promotions/list-promotions.ts';
import { sessionError } from '../session/sessions.ts';
import { raiseRank } from '../vip/raise-rank.ts';
import { accountBalance } from '../wallet/balance.ts';
import { catalogueUnitOf, currencyView, toMajor } from '../wallet/money.ts';

/** Badge colours of the VIP levels: named after metals, brighter for higher levels. */
const VIP_COLOURS = [
  ['#7d5a3c', '#a87b52'],
  ['#8a8f98', '#b9bec7'],
  ['#a67c1f', '#e3b04b'],
  ['#2f6f8f', '#5ec8f2'],
  ['#6b4fb3', '#a79bff'],
] as const;

function vipLabel(level: number): NonNullable<MemberInfo['clubLabel']> {
  const [color, color2] = VIP_COLOURS[Math.min(level, VIP_COLOURS.length) - 1] ?? VIP_COLOURS[0];
  return { labelName: `VIP ${level}`, type: 'VIP', color, color2 };
}

/** Returns the facts about the account for header, menus and greetings. */
export async function memberInfoOf(gateway: Gateway, session: Session): Promise<MemberInfo> {
  const [account] = await gateway.db
    .select()
    .from(accounts)
    .where(eq(accounts.id, session.accountId));
  if (!account) throw sessionError('missing');
  const { vipEnabled, currency: merchants } = await readSettings(gateway.db);
  const { minor, currency } = await accountBalance(gateway.db, account.id);
  const isTrial = account.type === TRIAL_TYPE;
  const vipLevel = (vipEnabled && (await raiseRank(gateway, account))) || undefined;
  return {
    id: account.publicId,
    account: account.username,
    nickname: account.nickname,
    type: account.type,
    ...(account.mobile && { mobile: maskMobile(account.mobile) }),
    regDate: account.createdAt,
    ...(account.lastLoginAt !== null && { lastLogin: account.lastLoginAt }),
    ...(vipLevel !== undefined && { clubLabel: vipLabel(vipLevel), vipRankLevel: vipLevel }),
    vip: vipLevel !== undefined,
    balance: toMajor(minor, currency),
    ...currencyView(currency),
    catalogueUnit: catalogueUnitOf(currency),
    isInMerchantsCurrency: currency === merchants,
    unreadMessages: isTrial ? 0 : await unreadMessages(gateway, account.id),
    availablePromos: isTrial || session.isExcluded ? 0 : await claimableCount(gateway, account.id),
    ...(session.isExcluded && { isExcluded: true }),
    language: supportedLanguage(account.language),
  };
}
