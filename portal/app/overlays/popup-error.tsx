import { Button } from '@baize/ui-kit/button';
import { ErrorState } from '@baize/ui-kit/error-state';
import { X } from '@baize/ui-kit/icon';
import { FormattedMessage, useIntl } from 'react-intl';
import { reloadPage } from '../../shared/errors/reload-page.ts';
import { ChunkLoadError } from '../../shared/errors/retry-import.ts';
import * as css from './popup-error.css.ts';

interface PopupErrorProps {
  error: Error;
  onRetry(): void;
  onClose(): void;
}

/**
 * Reports over the page that a popup failed to load; the page stays usable. It does not use the
 * kit's dialog, which may be the very part that failed to load.
 */
export function PopupError({ error, onRetry, onClose }: PopupErrorProps) {
  const intl = useIntl();
  const missing = error instanceof ChunkLoadError;
  return (
    <div className={css.place}>
      <ErrorState
        className={css.card}
        title={<FormattedMessage id="error.title" />}
        description={
          <FormattedMessage id={missing ? 'error.ChunkLoadError' : 'error.unknown_error'} />
        }
        labels={missing ? { retry: intl.formatMessage({ id: 'action.reload' }) } : undefined}
        onRetry={missing ? reloadPage : onRetry}
      />
      <Button
        variant="ghost"
        iconOnly
        aria-label={intl.formatMessage({ id: 'action.close' })}
        onClick={onClose}
      >
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}
