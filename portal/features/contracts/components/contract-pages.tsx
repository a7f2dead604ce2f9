import type { AgentContract, ContractType } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { cx, staleContent } from '@baize/ui-kit/foundation';
import { FormattedMessage } from 'react-intl';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { FilterSearch } from '../../../shared/filter-search.tsx';
import * as css from '../contracts.css.ts';
import { CONTRACTS_PER_PAGE, type ContractPages as Pages } from '../use-contract-pages.ts';
import type { ContractAction } from './contract-action-dialog.tsx';
import { ContractList } from './contract-list.tsx';
import { ContractSkeletons } from './contract-skeletons.tsx';

interface ContractPagesProps {
  pages: Pages;
  /** The number of contracts on all pages without a search. */
  total: number;
  /** Those that the merchant has on. */
  types: readonly ContractType[];
  empty: 'noLine' | 'noHistory';
  onAsk(contract: AgentContract, action: ContractAction['action']): void;
}

/** Contracts that are loaded page by page; with a search by the agent if they fill more than one page. */
export function ContractPages({ pages, total, types, empty, onAsk }: ContractPagesProps) {
  const { rows, search, error, isPrevious, isLoadingMore } = pages;
  return (
    <div className={css.list}>
      {total > CONTRACTS_PER_PAGE && (
        <FilterSearch label="contracts.findAgent" value={search} onChange={pages.onSearch} />
      )}
      {rows ? (
        <div className={cx(isPrevious && staleContent)} aria-busy={isPrevious || undefined}>
          <ContractList
            contracts={rows}
            types={types}
            empty={search === '' ? empty : 'noMatch'}
            onAsk={onAsk}
          />
        </div>
      ) : (
        !error && <ContractSkeletons />
      )}
      {error && <LoadError title="contracts.failed" error={error} onRetry={pages.retry} />}
      {pages.hasMore && !error && (
        <Button variant="soft" busy={isLoadingMore} onClick={pages.loadMore}>
          <FormattedMessage id="contracts.more" />
        </Button>
      )}
    </div>
  );
}
