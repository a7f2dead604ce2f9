import { type AgentIncome, agentIncome, type RequestOf } from '@baize/gateway/contract';
import { useCursorQuery } from '../../../shared/api/use-cursor-query.ts';

export type Receipt = AgentIncome['list'][number];
export type IncomeFilters = Omit<RequestOf<typeof agentIncome>, 'cursor' | 'pageSize'>;

const PAGE_SIZE = 50;

/** The agent's income, page by page, and its sums (R11.06). */
export const useIncome = (filters: IncomeFilters) =>
  useCursorQuery(agentIncome, { ...filters, pageSize: PAGE_SIZE });
