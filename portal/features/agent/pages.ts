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
import type { MessageId } from '../../shared/messages/message-id.ts';

export interface AgentPageEntry {
  readonly icon: LucideIcon;
  readonly title: MessageId;
  readonly Page: ComponentType;
}

const page = (load: () => Promise<{ default: ComponentType }>) => lazy(() => retryImport(load));

/** The pages of the agent center (R2.80); the script of each comes when it is first shown. */
export const AGENT_PAGE_ENTRIES: Readonly<Record<AgentPage, AgentPageEntry>> = {
  depositv2: {
    icon: ArrowDownToLine,
    title: 'shell.deposit',
    Page: page(() => import('./cashier/deposit-page.tsx')),
  },
  withdraw: {
    icon: ArrowUpFromLine,
    title: 'shell.withdraw',
    Page: page(() => import('./cashier/withdraw-page.tsx')),
  },
  agentAnnouncement: {
    icon: Megaphone,
    title: 'agent.page.announcement',
    Page: page(() => import('./announcements/announcements-page.tsx')),
  },
  agentTeamOverview: {
    icon: LayoutGrid,
    title: 'agent.page.overview',
    Page: page(() => import('./overview/overview-page.tsx')),
  },
  registerCenter: {
    icon: UserPlus,
    title: 'agent.page.register',
    Page: page(() => import('./registration/registration-page.tsx')),
  },
  downlineManagmentView: {
    icon: Users,
    title: 'agent.page.team',
    Page: page(() => import('./team/team-page.tsx')),
  },
  personalHistoryCopy: {
    icon: History,
    title: 'agent.page.bets',
    Page: page(() => import('./bets/bets-page.tsx')),
  },
  palStatementsAgentCopy: {
    icon: ChartNoAxesCombined,
    title: 'agent.page.profit',
    Page: page(() => import('./profit/profit-page.tsx')),
  },
  agentRevenueReport: {
    icon: Coins,
    title: 'agent.page.income',
    Page: page(() => import('./income/income-page.tsx')),
  },
  agentDownlineTransactionDetailsCopy: {
    icon: ReceiptText,
    title: 'agent.page.transactions',
    Page: page(() => import('./transactions/transactions-page.tsx')),
  },
  agentDividendRecordCopy2: {
    icon: BadgePercent,
    title: 'agent.page.dividend',
    Page: page(() => import('./contract-records/dividend-page.tsx')),
  },
  agentDailyWages2: {
    icon: CalendarDays,
    title: 'agent.page.dailySalary',
    Page: page(() => import('./contract-records/daily-salary-page.tsx')),
  },
  agentHourSalary: {
    icon: Clock,
    title: 'agent.page.hourSalary',
    Page: page(() => import('./contract-records/hour-salary-page.tsx')),
  },
  agentRealtimeSalary: {
    icon: Zap,
    title: 'agent.page.realtimeSalary',
    Page: page(() => import('./contract-records/realtime-salary-page.tsx')),
  },
  messageV2: {
    icon: Mail,
    title: 'shell.messages',
    Page: page(() => import('./cashier/messages-page.tsx')),
  },
};
