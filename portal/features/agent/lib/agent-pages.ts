import type { consolidated, ResponseOf } from '@baize/gateway/contract';
import { boot } from '../../../shared/boot.ts';
import { appPath } from '../../../shared/navigation/app-path.ts';

/** The pages of the agent center by the specification's keys, in the order of its menu (R2.80). */
export const AGENT_PAGES = [
  'depositv2',
  'withdraw',
  'agentAnnouncement',
  'agentTeamOverview',
  'registerCenter',
  'downlineManagmentView',
  'personalHistoryCopy',
  'palStatementsAgentCopy',
  'agentRevenueReport',
  'agentDownlineTransactionDetailsCopy',
  'agentDividendRecordCopy2',
  'agentDailyWages2',
  'agentHourSalary',
  'agentRealtimeSalary',
  'messageV2',
] as const;
export type AgentPage = (typeof AGENT_PAGES)[number];

/** The page where the address has none. */
export const FIRST_AGENT_PAGE: AgentPage = 'agentTeamOverview';

/** R2.90 to R2.93: the `type` parameter of a page in the address. */
export const AGENT_PAGE_TYPES: Partial<Readonly<Record<AgentPage, string>>> = {
  agentDividendRecordCopy2: 'enableCt',
  agentDailyWages2: 'salary',
  agentHourSalary: 'hourSalary',
  agentRealtimeSalary: 'agentRealtimeSalary',
};

/** @param filters the view state of the page, such as a line or a range */
export function agentPath(page: AgentPage, filters: Readonly<Record<string, string>> = {}): string {
  const type = AGENT_PAGE_TYPES[page];
  const query = new URLSearchParams({ page, ...(type && { type }), ...filters });
  return `${appPath('/agentHome')}?${query}`;
}

export const isAgentPage = (key: string): key is AgentPage =>
  AGENT_PAGES.some((page) => page === key);

/**
 * The pages that are open to this merchant and agent (R2.94).
 * @param contracts the pages that the agent's contracts enable; undefined until they are known
 */
export function openAgentPages(
  contracts: ResponseOf<typeof consolidated> | undefined,
): readonly AgentPage[] {
  const { whitelabel: flags } = boot().permission.info;
  const open: Partial<Record<AgentPage, boolean | undefined>> = {
    personalHistoryCopy: flags.TEAMBETTING3,
    agentDividendRecordCopy2: flags.DIVIDEND && contracts?.divtypereq,
    agentDailyWages2: flags.DAYSAL && contracts?.dailysalreqtype,
    agentHourSalary: flags.HOURSAL3 && contracts?.contracthoursalreq,
    agentRealtimeSalary: flags.HOURSAL3 && contracts?.realtimesalreqtype,
  };
  return AGENT_PAGES.filter((page) => !(page in open) || open[page]);
}
