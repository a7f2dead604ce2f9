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
import type { MemberPage } from '../../shared/paths.ts';

interface PageEntry {
  readonly icon: LucideIcon;
  readonly Page: ComponentType;
}

const page = (load: () => Promise<{ default: ComponentType }>) => lazy(() => retryImport(load));

/** The pages of the member center; the script of each comes when it is first shown. */
export const PAGES: Readonly<Record<MemberPage, PageEntry>> = {
  securityCenter: {
    icon: CircleUser,
    Page: page(() => import('./security/security-page.tsx')),
  },
  wallet: {
    icon: Wallet,
    Page: page(() => import('./wallet/wallet-page.tsx')),
  },
  transferFund: {
    icon: Landmark,
    Page: page(() => import('./transfer-fund/transfer-fund-page.tsx')),
  },
  depositv2: {
    icon: ArrowDownToLine,
    Page: page(() => import('./deposit/deposit-page.tsx')),
  },
  withdraw: {
    icon: ArrowUpFromLine,
    Page: page(() => import('./withdraw/withdraw-page.tsx')),
  },
  transferUpline: {
    icon: ArrowLeftRight,
    Page: page(() => import('./transfer/transfer-page.tsx')),
  },
  personalHistoryCopy: {
    icon: History,
    Page: page(() => import('./bets/bets-page.tsx')),
  },
  transactionHistory: {
    icon: Receipt,
    Page: page(() => import('./transactions/transactions-page.tsx')),
  },
  personalProfit: {
    icon: ChartLine,
    Page: page(() => import('./profit/profit-page.tsx')),
  },
  bonusDetails: {
    icon: BadgePercent,
    Page: page(() => import('./bonuses/bonuses-page.tsx')),
  },
  rewardCenter: {
    icon: Gift,
    Page: page(() => import('./rewards/rewards-page.tsx')),
  },
  vip: {
    icon: Crown,
    Page: page(() => import('./vip/vip-page.tsx')),
  },
  referral: {
    icon: Users,
    Page: page(() => import('./referral/referral-page.tsx')),
  },
  missionLeaderboard: {
    icon: Trophy,
    Page: page(() => import('./missions/missions-page.tsx')),
  },
  messageV2: {
    icon: Mail,
    Page: page(() => import('./inbox/inbox-page.tsx')),
  },
  saferGambling: {
    icon: ShieldCheck,
    Page: page(() => import('./safer-gambling/safer-gambling-page.tsx')),
  },
  manualRebate: {
    icon: Percent,
    Page: page(() => import('./rebates/rebates-page.tsx')),
  },
};
