import { REFERRAL_PROMOTION } from '@baize/gateway/contract';
import { boot } from './boot.ts';
import { MEMBER_PAGES, type MemberPage } from './paths.ts';

/** The modules of the member center that the merchant has switched on (R2.40). */
export function merchantHas(): {
  readonly referral: boolean;
  readonly rewards: boolean;
  readonly transferUpline: boolean;
  readonly manualRebate: boolean;
} {
  const { promotions, whitelabel } = boot().permission.info;
  return {
    referral: promotions.includes(REFERRAL_PROMOTION),
    rewards: whitelabel.REWCEN3 ?? false,
    transferUpline: whitelabel.AGETRANSFERUP3 ?? false,
    manualRebate: whitelabel.MANPLAYREB3 ?? false,
  };
}

/** The pages that a break leaves open (R10.04). */
const DURING_BREAK: readonly MemberPage[] = [
  'securityCenter',
  'transferFund',
  'withdraw',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'messageV2',
  'saferGambling',
];

/** The pages of the member center that this merchant and member have, in order. */
export function openMemberPages({
  vip,
  transferFund,
  isExcluded,
}: {
  readonly vip: boolean;
  /** The merchant has a wallet for each vendor. */
  readonly transferFund: boolean;
  readonly isExcluded: boolean;
}): readonly MemberPage[] {
  const closed = new Set<MemberPage>();
  if (!transferFund) closed.add('transferFund');
  if (isExcluded) {
    return MEMBER_PAGES.filter((page) => DURING_BREAK.includes(page) && !closed.has(page));
  }
  const { referral, rewards, transferUpline, manualRebate } = merchantHas();
  if (!vip) closed.add('vip');
  if (!referral) closed.add('referral');
  if (!rewards) closed.add('rewardCenter');
  if (!transferUpline) closed.add('transferUpline');
  if (!manualRebate) closed.add('manualRebate');
  return MEMBER_PAGES.filter((page) => !closed.has(page));
}
