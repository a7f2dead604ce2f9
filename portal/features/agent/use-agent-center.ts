import { consolidated } from '@baize/gateway/contract';
import { useMemo } from 'react';
import {
  type AgentPage,
  FIRST_AGENT_PAGE,
  isAgentPage,
  openAgentPages,
} from '../../shared/agent-pages.ts';
import { useQuery } from '../../shared/api/use-query.ts';
import { boot } from '../../shared/boot.ts';

function useContracts() {
  const { data, error } = useQuery(
    consolidated,
    boot().permission.info.whitelabel.AGENTPOLICY3 ? {} : null,
    { keepPreviousData: false },
  );
  return { data, error };
}

/** The pages that this merchant and this agent have. */
export function useOpenAgentPages(): readonly AgentPage[] {
  const { data } = useContracts();
  return useMemo(() => openAgentPages(data), [data]);
}

/** What an address asks for: a page, one that is not there, or one of which that is not known yet. */
export type RequestedPage =
  | { readonly state: 'open'; readonly page: AgentPage }
  | { readonly state: 'closed' | 'unknown' | 'loading'; readonly page?: undefined };

/** @param key of the address; without one the first page */
export function useRequestedPage(key: string | undefined): RequestedPage {
  const { data, error } = useContracts();
  const page = key || FIRST_AGENT_PAGE;
  if (!isAgentPage(page)) return { state: 'unknown' };
  if (openAgentPages(data).includes(page)) return { state: 'open', page };
  const waits = boot().permission.info.whitelabel.AGENTPOLICY3 && !data && !error;
  return { state: waits ? 'loading' : 'closed' };
}
