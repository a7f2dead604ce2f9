import type { MessageId } from '../../shared/messages/message-id.ts';
import {
  joinPageName,
  type PageNameInput,
  type PageText,
} from '../../shared/navigation/page-name.ts';
import { MEMBER_PAGES, type MemberPage } from '../../shared/paths.ts';

/** The names of the pages, in menus, headings and the document's title. */
export const MEMBER_PAGE_TITLES: Readonly<Record<MemberPage, MessageId>> = {
  securityCenter: 'shell.myAccount',
  wallet: 'member.wallet',
  transferFund: 'member.fund',
  depositv2: 'shell.deposit',
  withdraw: 'shell.withdraw',
  transferUpline: 'member.transferUpline',
  personalHistoryCopy: 'shell.bettingRecord',
  transactionHistory: 'shell.accountRecord',
  personalProfit: 'shell.profitAndLoss',
  bonusDetails: 'member.bonusDetails',
  rewardCenter: 'shell.rewardCenter',
  vip: 'shell.vip',
  referral: 'shell.referral',
  missionLeaderboard: 'member.missionLeaderboard',
  messageV2: 'shell.messages',
  saferGambling: 'shell.saferGambling',
  manualRebate: 'member.manualRebate',
};

/** The name of a page in the document's title; by default that of the center. */
export const memberPageName = (page: MemberPage | undefined, text: PageText<MessageId>): string =>
  joinPageName([page && text(MEMBER_PAGE_TITLES[page]), text('shell.myAccount')]);

/** The name of the page in an address; whether it is open is only known in the browser. */
export function requestedPageName({ query, text }: PageNameInput<MessageId>): string {
  const page = MEMBER_PAGES.find((known) => known === query.get('page'));
  return memberPageName(page, text);
}
