import { ErrorState } from '@baize/ui-kit/error-state';
import { FormattedMessage, useIntl } from 'react-intl';
import { reloadPage } from './reload-page.ts';

/** A part of a page whose script could not be had (R8.14): a reload is what helps. */
export function MissingPart() {
  const intl = useIntl();
  return (
    <ErrorState
      title={<FormattedMessage id="error.title" />}
      description={<FormattedMessage id="error.ChunkLoadError" />}
      labels={{ retry: intl.formatMessage({ id: 'action.reload' }) }}
      onRetry={reloadPage}
    />
  );
}
