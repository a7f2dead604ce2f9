import { Button } from '@baize/ui-kit/button';
import { Inline } from '@baize/ui-kit/inline';
import { Text } from '@baize/ui-kit/text';
import { useIntl } from 'react-intl';

interface MoreRowsProps {
  shown: number | undefined;
  /** The total number of results. */
  total: number | undefined;
  hasMore: boolean;
  isLoading: boolean;
  onMore(): void;
}

/** The number of shown rows, with a button to load more (keyset pages have no numbers). */
export function MoreRows({ shown, total, hasMore, isLoading, onMore }: MoreRowsProps) {
  const intl = useIntl();
  if (shown === undefined || total === undefined || total === 0) return null;
  return (
    <Inline justify="between">
      <Text size="sm" muted numeric role="status">
        {intl.formatMessage({ id: 'agent.shownOf' }, { shown, total })}
      </Text>
      {hasMore && (
        <Button variant="soft" size="sm" busy={isLoading} onClick={onMore}>
          {intl.formatMessage({ id: 'agent.more' })}
        </Button>
      )}
    </Inline>
  );
}
