import { Button } from '@baize/ui-kit/button';
import { Field } from '@baize/ui-kit/field';
import { Inline } from '@baize/ui-kit/inline';
import { Input } from '@baize/ui-kit/input';
import { Text } from '@baize/ui-kit/text';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FailedPart } from '../../../shared/errors/failed-part.tsx';
import { usePacedSearch } from '../../../shared/use-paced-search.ts';
import * as css from '../contracts.css.ts';
import type { OfferedAgents } from '../use-agents.ts';

/** Searches the agents directly below by the beginning of the account; shown if they fill more than one page. */
export function AgentSearch({ agents }: { agents: OfferedAgents }) {
  const { rows = [], areMany, search, hasMore, isLoadingMore, error, onSearch, onMore } = agents;
  const [input, setInput] = useState(search);
  const { type } = usePacedSearch((next) => onSearch(next.trim()));
  if (!areMany) return null;
  return (
    <div className={css.agentSearch}>
      <Field label={<FormattedMessage id="contracts.findAgent" />}>
        <Input
          type="search"
          value={input}
          maxLength={64}
          autoComplete="off"
          onChange={({ target }) => {
            setInput(target.value);
            type(target.value);
          }}
        />
      </Field>
      {error && search && (
        <FailedPart title="contracts.agentsFailed" error={error} onRetry={agents.retry} />
      )}
      <Inline justify="between">
        <Text size="sm" muted role="status">
          <FormattedMessage
            id={
              search && rows.length === 0 && !error ? 'contracts.noAgent' : 'contracts.agentsShown'
            }
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
