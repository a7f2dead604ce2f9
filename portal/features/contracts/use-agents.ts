import { type ContractsView, contractAgents } from '@baize/gateway/contract';
import { useMemo, useState } from 'react';
import type { CallError } from '../../shared/api/call-error.ts';
import { useCursorQuery } from '../../shared/api/use-cursor-query.ts';

const PAGE_SIZE = 50;

type Query = Parameters<typeof useCursorQuery<typeof contractAgents>>[1];
const useAgentPages = (query: Query) => useCursorQuery(contractAgents, query);

/** The loaded agents directly below to whom contracts can be offered. */
export interface OfferedAgents {
  /** Undefined until they have loaded. */
  readonly rows: readonly { readonly account: string; readonly nickname: string }[] | undefined;
  /** They fill more than one page, so there is a search. */
  readonly areMany: boolean;
  readonly search: string;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly error: CallError | undefined;
  onSearch(search: string): void;
  onMore(): void;
  retry(): void;
}

/**
 * Loads the agents directly below in pages, as there may be thousands.
 * @param offerTo the account that an offer was opened for; comes first, whatever page it is on, unless there is a search
 */
export function useAgents(
  view: ContractsView | undefined,
  offerTo: string | undefined,
): OfferedAgents {
  const [search, setSearch] = useState('');
  const canOffer = view !== undefined && view.agents > 0 && view.offers.length > 0;
  const pages = useAgentPages(canOffer ? { pageSize: PAGE_SIZE, search } : null);
  const named = useAgentPages(canOffer && offerTo ? { pageSize: 1, search: offerTo } : null);
  const { rows: paged, hasMore, isLoadingMore, loadMore } = pages;
  const isWaiting = Boolean(offerTo && !named.rows && !named.error);
  const selected = named.rows?.find(({ account }) => account === offerTo);
  const rows = useMemo(() => {
    if (!canOffer) return view && [];
    // A failed search leaves the form and its input in place.
    if (!paged && search && pages.error) return [];
    if (!paged || isWaiting) return undefined;
    if (!selected || search) return paged;
    return [selected, ...paged.filter(({ account }) => account !== selected.account)];
  }, [canOffer, view, paged, isWaiting, selected, search, pages.error]);
  return {
    rows,
    areMany: (view?.agents ?? 0) > PAGE_SIZE,
    search,
    hasMore,
    isLoadingMore,
    error: pages.error,
    onSearch: setSearch,
    onMore: loadMore,
    retry: pages.retry,
  };
}
