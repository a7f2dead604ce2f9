import { type ContractsView, contractAgents } from '@baize/gateway/contract';
import { useMemo, useState } from 'react';
import { useCursorQuery } from '../../shared/api/use-cursor-query.ts';

const PAGE_SIZE = 50;

type Query = Parameters<typeof useCursorQuery<typeof contractAgents>>[1];
const useAgentPages = (query: Query) => useCursorQuery(contractAgents, query);

/** The agents right below to whom contracts can be offered, as far as they have been asked for. */
export interface OfferedAgents {
  /** Undefined until it is known. */
  readonly rows: readonly { readonly account: string; readonly nickname: string }[] | undefined;
  /** There are more than one page of them: they are searched. */
  readonly areMany: boolean;
  readonly search: string;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  onSearch(search: string): void;
  onMore(): void;
}

/**
 * Pages of the agents right below, who may be thousands.
 * @param offerTo whom an offer is meant for: found wherever in the list, and first while nothing is searched
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
  const meant = named.rows?.find(({ account }) => account === offerTo);
  const rows = useMemo(() => {
    if (!canOffer) return view && [];
    if (!paged || isWaiting) return undefined;
    if (!meant || search) return paged;
    return [meant, ...paged.filter(({ account }) => account !== meant.account)];
  }, [canOffer, view, paged, isWaiting, meant, search]);
  return {
    rows,
    areMany: (view?.agents ?? 0) > PAGE_SIZE,
    search,
    hasMore,
    isLoadingMore,
    onSearch: setSearch,
    onMore: loadMore,
  };
}
