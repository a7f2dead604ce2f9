import { consolidated } from '@baize/gateway/contract';
import { useMemo } from 'react';
import type { CallError } from '../../shared/api/call-error.ts';
import { useQuery } from '../../shared/api/use-query.ts';
import { boot } from '../../shared/boot.ts';
import {
  AGENT_PAGE_TYPES,
  type AgentPage,
  FIRST_AGENT_PAGE,
  isAgentPage,
  openAgentPages,
} from './lib/agent-pages.ts';

function useContracts() {
  const { data, error, mutate } = useQuery(
    consolidated,
    boot().permission.info.whitelabel.AGENTPOLICY3 ? {} : null,
    { keepPreviousData: false },
  );
  const isKnown = Boolean(data || error) || !boot().permission.info.whitelabel.AGENTPOLICY3;
  return { data, error, mutate, isKnown };
}

interface OpenAgentPages {
  /** The pages that are known to be open to this merchant and agent. */
  readonly pages: readonly AgentPage[];
  /** Whether the pages that depend on the agent's contracts are known (R2.94). */
  readonly isKnown: boolean;
}

export function useOpenAgentPages(): OpenAgentPages {
  const { data, isKnown } = useContracts();
  return useMemo(() => ({ pages: openAgentPages(data), isKnown }), [data, isKnown]);
}

/**
 * The page in an address: an available one, an unknown one, or one whose availability is not known,
 * because the call is in progress or has failed.
 */
export type RequestedPage =
  | { readonly state: 'open'; readonly page: AgentPage }
  | {
      readonly state: 'failed';
      readonly error: CallError;
      retry(): void;
      readonly page?: undefined;
    }
  | { readonly state: 'closed' | 'unknown' | 'loading'; readonly page?: undefined };

/** @param key of the page in the address; by default the first page */
export function useRequestedPage(key: string | undefined): RequestedPage {
  const { data, error, mutate, isKnown } = useContracts();
  const page = key || FIRST_AGENT_PAGE;
  if (!isAgentPage(page)) return { state: 'unknown' };
  if (openAgentPages(data).includes(page)) return { state: 'open', page };
  if (error && !data && page in AGENT_PAGE_TYPES) {
    return { state: 'failed', error, retry: () => void mutate() };
  }
  return { state: isKnown ? 'closed' : 'loading' };
}
