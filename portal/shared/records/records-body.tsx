import { EmptyState } from '@baize/ui-kit/empty-state';
import { Skeleton } from '@baize/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CallError } from '../api/call-error.ts';
import { LoadError } from '../errors/load-error.tsx';
import type { MessageId } from '../messages/message-id.ts';
import * as css from './records.css.ts';

interface RecordsBodyProps {
  /** The number of rows; undefined until it is known. */
  count: number | undefined;
  /** The number of skeleton lines until then: about the usual number of rows, at most six. */
  expected?: number;
  error: CallError | undefined;
  onRetry(): void;
  empty: { icon: ReactNode; title: MessageId; reason: MessageId; action?: ReactNode };
  children: ReactNode;
}

const LINES = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The loading, error and empty states of a list. */
export function RecordsBody(props: RecordsBodyProps) {
  const { count, expected = LINES.length, error, onRetry, empty, children } = props;
  if (count === undefined && error) {
    return <LoadError title="member.failed" error={error} onRetry={onRetry} />;
  }
  if (count === undefined) {
    return (
      <div className={css.sheet} aria-busy="true">
        <div className={css.loading}>
          {LINES.slice(0, expected).map((line) => (
            <Skeleton key={line} height="2.5lh" shape="block" />
          ))}
        </div>
      </div>
    );
  }
  if (count === 0) {
    return (
      <EmptyState
        icon={empty.icon}
        title={<FormattedMessage id={empty.title} />}
        description={<FormattedMessage id={empty.reason} />}
        action={empty.action}
      />
    );
  }
  return children;
}
