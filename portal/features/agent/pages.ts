import {
  ArrowDownToLine,
  ArrowUpFromLine,
  BadgePercent,
  CalendarDays,
  ChartNoAxesCombined,
  Clock,
  Coins,
  History,
  LayoutGrid,
  type LucideIcon,
  Mail,
  Megaphone,
  ReceiptText,
  UserPlus,
  Users,
  Zap,
} from '@baize/ui-kit/icon';
import { type ComponentType, lazy } from 'react';
import type { AgentPage } from '../../shared/agent-pages.ts';
import { retryImport } from '../../shared/errors/retry-import.ts';

export interface AgentPageEntry {
  readonly icon: LucideIcon;
  readonly Page: ComponentType;
}

const page = (load: () => Promise<{ default: ComponentType }>) => lazy(() => retryImport(load));

/** The pages of the agent center (R2.80); the script of each comes when it is first shown. */
export const AGENT_PAGE_ENTRIES: Readonly<Record<AgentPage, AgentPageEntry>> = {
  depositv2: {
    icon: ArrowDownToLine,
    Page: page(() => import('./cashier/deposit-page.tsx')),
  },
  withdraw: {
    icon: ArrowUpFromLine,
    Page: page(() => import('./cashier/withdraw-page.tsx')),
  },
  agentAnnouncement: {
    icon: Megaphone,
    Page: page(() => import('./announcements/announcements-page.tsx')),
  },
  agentTeamOverview: {
    icon: LayoutGrid,
    Page: page(() => import('./overview/overview-page.tsx')),
  },
  registerCenter: {
    icon: UserPlus,
    Page: page(() => import('./registration/registration-page.tsx')),
  },
  downlineManagmentView: {
    icon: Users,
    Page: page(() => import('./team/team-page.tsx')),
  },
  personalHistoryCopy: {
    icon: History,
    Page: page(() => import('./bets/bets-page.tsx')),
  },
  palStatementsAgentCopy: {
    icon: ChartNoAxesCombined,
    Page: page(() => import('./profit/profit-page.tsx')),
  },
  agentRevenueReport: {
    icon: Coins,
    Page: page(() => import('./income/income-page.tsx')),
  },
  agentDownlineTransactionDetailsCopy: {
    icon: ReceiptText,
    Page: page(() => import('./transactions/transactions-page.tsx')),
  },
  agentDividendRecordCopy2: {
    icon: BadgePercent,
    Page: page(() => import('./contract-records/dividend-page.tsx')),
  },
  agentDailyWages2: {
    icon: CalendarDays,
    Page: page(() => import('./contract-records/daily-salary-page.tsx')),
  },
  agentHourSalary: {
    icon: Clock,
    Page: page(() => import('./contract-records/hour-salary-page.tsx')),
  },
  agentRealtimeSalary: {
    icon: Zap,
    Page: page(() => import('./contract-records/realtime-salary-page.tsx')),
  },
  messageV2: {
    icon: Mail,
    Page: page(() => import('./cashier/messages-page.tsx')),
  },
};
