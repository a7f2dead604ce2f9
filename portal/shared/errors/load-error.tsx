import { ErrorState } from '@baize/ui-kit/error-state';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CallError } from '../api/call-error.ts';
import type { MessageId } from '../messages/message-id.ts';
import { errorMessageId } from '../notify/notify-store.ts';
import { reloadPage } from './reload-page.ts';

interface LoadErrorProps {
  /** What failed to load; by default the error is the title. */
  title?: MessageId;
  error: CallError;
  onRetry(): void;
}

/** Shown in place of a part of a page whose data failed to load, with a way to retry. */
export function LoadError({ title, error, onRetry }: LoadErrorProps) {
  const intl = useIntl();
  const reason = <FormattedMessage id={errorMessageId(error.code)} />;
  return (
    <ErrorState
      title={title ? <FormattedMessage id={title} /> : reason}
      description={title && reason}
      requestText={
        error.requestId && (
          <FormattedMessage id="error.requestId" values={{ id: error.requestId }} />
        )
      }
      {...(error.code === 'ChunkLoadError'
        ? { onRetry: reloadPage, labels: { retry: intl.formatMessage({ id: 'action.reload' }) } }
        : { onRetry })}
    />
  );
}
