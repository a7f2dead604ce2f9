import { ErrorState } from '@baize/ui-kit/error-state';
import { FormattedMessage } from 'react-intl';

const reload = () => window.location.reload();

/** A part of a page whose script could not be had (R8.14): a reload is what helps. */
export function MissingPart() {
  return (
    <ErrorState
      title={<FormattedMessage id="error.title" />}
      detail={<FormattedMessage id="error.ChunkLoadError" />}
      retryLabel={<FormattedMessage id="action.reload" />}
      onRetry={reload}
    />
  );
}
