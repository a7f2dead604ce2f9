import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  BadgePercent,
  ChartLine,
  CircleUser,
  Crown,
  Gift,
  History,
  Landmark,
  type LucideIcon,
  Mail,
  Percent,
  Receipt,
  ShieldCheck,
  Trophy,
  Users,
  Wallet,
} from '@baize/ui-kit/icon';
import { type ComponentType, lazy } from 'react';
import { retryImport } from '../../shared/errors/retry-import.ts';
import type { MessageId } from '../../shared/messages/message-id.ts';
import type { MemberPage } from '../../shared/paths.ts';

interface PageEntry {
  readonly icon: LucideIcon;
  readonly title: MessageId;
  readonly Page: ComponentType;
}

const page = (load: () => Promise<{ default: ComponentType }>) => lazy(() => retryImport(load));

/** The pages of the member center; the script of each comes when it is first shown. */
export const PAGES: Readonly<Record<MemberPage, PageEntry>> = {
  securityCenter: {
    icon: CircleUser,
    title: 'shell.myAccount',
    Page: page(() => import('./security/security-page.tsx')),
  },
  wallet: {
    icon: Wallet,
    title: 'member.wallet',
    Page: page(() => import('./wallet/wallet-page.tsx')),
  },
  transferFund: {
    icon: Landmark,
    title: 'member.fund',
    Page: page(() => import('./transfer-fund/transfer-fund-page.tsx')),
  },
  depositv2: {
    icon: ArrowDownToLine,
    title: 'shell.deposit',
    Page: page(() => import('./deposit/deposit-page.tsx')),
  },
  withdraw: {
    icon: ArrowUpFromLine,
    title: 'shell.withdraw',
    Page: page(() => import('./withdraw/withdraw-page.tsx')),
  },
  transferUpline: {
    icon: ArrowLeftRight,
    title: 'member.transferUpline',
    Page: page(() => import('./transfer/transfer-page.tsx')),
  },
  personalHistoryCopy: {
    icon: History,
    title: 'shell.bettingRecord',
    Page: page(() => import('./bets/bets-page.tsx')),
  },
  transactionHistory: {
    icon: Receipt,
    title: 'shell.accountRecord',
    Page: page(() => import('./transactions/transactions-page.tsx')),
  },
  personalProfit: {
    icon: ChartLine,
    title: 'shell.profitAndLoss',
    Page: page(() => import('./profit/profit-page.tsx')),
  },
  bonusDetails: {
    icon: BadgePercent,
    title: 'member.bonusDetails',
    Page: page(() => import('./bonuses/bonuses-page.tsx')),
  },
  rewardCenter: {
    icon: Gift,
    title: 'shell.rewardCenter',
    Page: page(() => import('./rewards/rewards-page.tsx')),
  },
  vip: {
    icon: Crown,
    title: 'shell.vip',
    Page: page(() => import('./vip/vip-page.tsx')),
  },
  referral: {
    icon: Users,
    title: 'shell.referral',
    Page: page(() => import('./referral/referral-page.tsx')),
  },
  missionLeaderboard: {
    icon: Trophy,
    title: 'member.missionLeaderboard',
    Page: page(() => import('./missions/missions-page.tsx')),
  },
  messageV2: {
    icon: Mail,
    title: 'shell.messages',
    Page: page(() => import('./inbox/inbox-page.tsx')),
  },
  saferGambling: {
    icon: ShieldCheck,
    title: 'shell.saferGambling',
    Page: page(() => import('./safer-gambling/safer-gambling-page.tsx')),
  },
  manualRebate: {
    icon: Percent,
    title: 'member.manualRebate',
    Page: page(() => import('./rebates/rebates-page.tsx')),
  },
};
