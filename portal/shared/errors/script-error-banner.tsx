import { Button } from '@baize/ui-kit/button';
import { X } from '@baize/ui-kit/icon';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { reloadPage } from './reload-page.ts';
import * as css from './script-error-banner.css.ts';

/**
 * A message over the page for a part without a visible place, or with one too small for a sentence,
 * whose script failed to load (R8.14); the page stays usable. It is part of the first scripts,
 * because any other script may fail as well.
 */
export function ScriptErrorBanner() {
  const intl = useIntl();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <div role="alert" className={css.place}>
      <span className={css.text}>
        <FormattedMessage id="error.ChunkLoadError" />
      </span>
      <Button onClick={reloadPage}>
        <FormattedMessage id="action.reload" />
      </Button>
      <Button
        variant="ghost"
        iconOnly
        aria-label={intl.formatMessage({ id: 'action.close' })}
        onClick={() => setClosed(true)}
      >
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}
