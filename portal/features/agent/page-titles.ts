import type { MessageId } from '../../shared/messages/message-id.ts';
import {
  joinPageName,
  type PageNameInput,
  type PageText,
} from '../../shared/navigation/page-name.ts';
import { type AgentPage, FIRST_AGENT_PAGE, isAgentPage } from './lib/agent-pages.ts';

/** The names of the pages, in menus, headings and the document's title. */
export const AGENT_PAGE_TITLES: Readonly<Record<AgentPage, MessageId>> = {
  depositv2: 'shell.deposit',
  withdraw: 'shell.withdraw',
  agentAnnouncement: 'agent.page.announcement',
  agentTeamOverview: 'agent.page.overview',
  registerCenter: 'agent.page.register',
  downlineManagmentView: 'agent.page.team',
  personalHistoryCopy: 'agent.page.bets',
  palStatementsAgentCopy: 'agent.page.profit',
  agentRevenueReport: 'agent.page.income',
  agentDownlineTransactionDetailsCopy: 'agent.page.transactions',
  agentDividendRecordCopy2: 'agent.page.dividend',
  agentDailyWages2: 'agent.page.dailySalary',
  agentHourSalary: 'agent.page.hourSalary',
  agentRealtimeSalary: 'agent.page.realtimeSalary',
  messageV2: 'shell.messages',
};

/** The name of a page in the document's title; by default that of the center. */
export const agentPageName = (page: AgentPage | undefined, text: PageText<MessageId>): string =>
  joinPageName([page && text(AGENT_PAGE_TITLES[page]), text('shell.agentCenter')]);

/** The name of the page in an address; whether it is open is only known in the browser. */
export function requestedPageName({ query, text }: PageNameInput<MessageId>): string {
  const page = query.get('page') || FIRST_AGENT_PAGE;
  return agentPageName(isAgentPage(page) ? page : undefined, text);
}
