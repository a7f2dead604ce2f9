import { EmptyState } from '@baize/ui-kit/empty-state';
import { Skeleton } from '@baize/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CallError } from '../../../shared/api/call-error.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import * as css from './list.css.ts';

interface ListBodyProps {
  /** The number of rows; undefined until it is known. */
  count: number | undefined;
  error: CallError | undefined;
  onRetry(): void;
  empty: { icon: ReactNode; title: MessageId; reason: MessageId; action?: ReactNode };
  children: ReactNode;
}

const LINES = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The loading, error and empty states of a list in the points mall. */
export function ListBody({ count, error, onRetry, empty, children }: ListBodyProps) {
  if (count === undefined && error) {
    return <LoadError title="points.failed" error={error} onRetry={onRetry} />;
  }
  if (count === undefined) {
    return (
      <div className={css.loading} aria-busy="true">
        {LINES.map((line) => (
          <Skeleton key={line} height="2.5lh" shape="block" />
        ))}
      </div>
    );
  }
  if (count > 0) return children;
  return (
    <EmptyState
      icon={empty.icon}
      title={<FormattedMessage id={empty.title} />}
      description={<FormattedMessage id={empty.reason} />}
      action={empty.action}
    />
  );
}
