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
import { retryImport } from '../../shared/errors/retry-import.ts';
import { type AgentPage, isAgentPage } from './lib/agent-pages.ts';

interface AgentPageEntry {
  readonly icon: LucideIcon;
  readonly Page: ComponentType;
  /**
   * Loads its script.
   * @throws {ChunkLoadError}
   */
  preload(): Promise<unknown>;
}

function page(load: () => Promise<{ default: ComponentType }>): Omit<AgentPageEntry, 'icon'> {
  const preload = () => retryImport(load);
  return { preload, Page: lazy(preload) };
}

/** The pages of the agent center (R2.80); the script of each is loaded on demand. */
export const AGENT_PAGE_ENTRIES: Readonly<Record<AgentPage, AgentPageEntry>> = {
  depositv2: {
    icon: ArrowDownToLine,
    ...page(() => import('./cashier/deposit-page.tsx')),
  },
  withdraw: {
    icon: ArrowUpFromLine,
    ...page(() => import('./cashier/withdraw-page.tsx')),
  },
  agentAnnouncement: {
    icon: Megaphone,
    ...page(() => import('./announcements/announcements-page.tsx')),
  },
  agentTeamOverview: {
    icon: LayoutGrid,
    ...page(() => import('./overview/overview-page.tsx')),
  },
  registerCenter: {
    icon: UserPlus,
    ...page(() => import('./registration/registration-page.tsx')),
  },
  downlineManagmentView: {
    icon: Users,
    ...page(() => import('./team/team-page.tsx')),
  },
  personalHistoryCopy: {
    icon: History,
    ...page(() => import('./bets/bets-page.tsx')),
  },
  palStatementsAgentCopy: {
    icon: ChartNoAxesCombined,
    ...page(() => import('./profit/profit-page.tsx')),
  },
  agentRevenueReport: {
    icon: Coins,
    ...page(() => import('./income/income-page.tsx')),
  },
  agentDownlineTransactionDetailsCopy: {
    icon: ReceiptText,
    ...page(() => import('./transactions/transactions-page.tsx')),
  },
  agentDividendRecordCopy2: {
    icon: BadgePercent,
    ...page(() => import('./contract-records/dividend-page.tsx')),
  },
  agentDailyWages2: {
    icon: CalendarDays,
    ...page(() => import('./contract-records/daily-salary-page.tsx')),
  },
  agentHourSalary: {
    icon: Clock,
    ...page(() => import('./contract-records/hour-salary-page.tsx')),
  },
  agentRealtimeSalary: {
    icon: Zap,
    ...page(() => import('./contract-records/realtime-salary-page.tsx')),
  },
  messageV2: {
    icon: Mail,
    ...page(() => import('./cashier/messages-page.tsx')),
  },
};

/**
 * Loads a page, if it is one.
 * @throws {ChunkLoadError}
 */
export async function preloadPage(name: string): Promise<void> {
  if (isAgentPage(name)) await AGENT_PAGE_ENTRIES[name].preload();
}
