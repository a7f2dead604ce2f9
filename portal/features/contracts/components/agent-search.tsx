import { Button } from '@baize/ui-kit/button';
import { Inline } from '@baize/ui-kit/inline';
import { Text } from '@baize/ui-kit/text';
import { FormattedMessage } from 'react-intl';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { FilterSearch } from '../../../shared/filter-search.tsx';
import * as css from '../contracts.css.ts';
import type { OfferedAgents } from '../use-agents.ts';

/** Searches the agents directly below by the beginning of the account; shown if they fill more than one page. */
export function AgentSearch({ agents }: { agents: OfferedAgents }) {
  const { rows = [], areMany, search, hasMore, isLoadingMore, error, onSearch, onMore } = agents;
  if (!areMany) return null;
  const isEmpty = search !== '' && rows.length === 0 && !error;
  return (
    <div className={css.agentSearch}>
      <FilterSearch label="contracts.findAgent" value={search} onChange={onSearch} />
      {error && search && (
        <LoadError title="contracts.agentsFailed" error={error} onRetry={agents.retry} />
      )}
      <Inline justify="between">
        <Text size="sm" muted role="status">
          <FormattedMessage
            id={isEmpty ? 'contracts.noAgent' : 'contracts.agentsShown'}
            values={{ count: rows.length }}
          />
        </Text>
        {hasMore && (
          <Button variant="soft" size="sm" busy={isLoadingMore} onClick={onMore}>
            <FormattedMessage id="contracts.moreAgents" />
          </Button>
        )}
      </Inline>
    </div>
  );
}
