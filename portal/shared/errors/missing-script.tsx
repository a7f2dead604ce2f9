import { Button } from '@baize/ui-kit/button';
import { X } from '@baize/ui-kit/icon';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as css from './missing-script.css.ts';
import { reloadPage } from './reload-page.ts';

/**
 * A part that stands in no place of the page, or in one too small for a sentence, whose script could
 * not be had (R8.14): said over the page, which stays usable. Of what the first paint has: any other
 * script may be lost as well.
 */
export function MissingScript() {
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
