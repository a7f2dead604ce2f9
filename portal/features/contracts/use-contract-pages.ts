import { contractList } from '@baize/gateway/contract';
import { useState } from 'react';
import { type CursorList, useCursorQuery } from '../../shared/api/use-cursor-query.ts';

export const CONTRACTS_PER_PAGE = 20;

/** The loaded pages of contracts with agents below, or of those that have ended. */
export interface ContractPages extends Omit<CursorList<typeof contractList>, 'first'> {
  readonly search: string;
  onSearch(search: string): void;
}

/**
 * Loads contracts in pages, as an agent may have thousands of agents directly below.
 * @param isOpen their tab is open; otherwise none are loaded
 */
export function useContractPages(group: 'line' | 'ended', isOpen: boolean): ContractPages {
  const [search, setSearch] = useState('');
  const list = useCursorQuery(
    contractList,
    isOpen ? { group, search, pageSize: CONTRACTS_PER_PAGE } : null,
  );
  return { ...list, search, onSearch: setSearch };
}
