import { Button } from '@baize/ui-kit/button';
import { ErrorState } from '@baize/ui-kit/error-state';
import { X } from '@baize/ui-kit/icon';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChunkLoadError } from '../../shared/errors/retry-import.ts';
import * as css from './broken-popup.css.ts';

interface BrokenPopupProps {
  error: Error;
  onRetry(): void;
  onClose(): void;
}

const reload = () => window.location.reload();

/**
 * A popup that could not be shown: says so over the page, which stays usable. Not a dialog of the
 * kit: that may be the very part that could not be fetched.
 */
export function BrokenPopup({ error, onRetry, onClose }: BrokenPopupProps) {
  const intl = useIntl();
  const missing = error instanceof ChunkLoadError;
  return (
    <div className={css.place}>
      <ErrorState
        className={css.card}
        title={<FormattedMessage id="error.title" />}
        detail={<FormattedMessage id={missing ? 'error.ChunkLoadError' : 'error.unknown_error'} />}
        retryLabel={<FormattedMessage id={missing ? 'action.reload' : 'action.retry'} />}
        onRetry={missing ? reload : onRetry}
      />
      <Button
        tone="quiet"
        shape="icon"
        aria-label={intl.formatMessage({ id: 'action.close' })}
        onClick={onClose}
      >
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}
