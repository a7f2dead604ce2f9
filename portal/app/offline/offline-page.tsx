import { Button } from '@baize/ui-kit/button';
import { Illustration } from '@baize/ui-kit/illustration';
import { FormattedMessage } from 'react-intl';
import * as css from '../status-views/status-page.css.ts';

/**
 * What the service worker shows where a page cannot be had. It is drawn by the gateway and kept; of the
 * portal's scripts come-back.js alone runs in it.
 */
export function OfflinePage() {
  return (
    <main className={css.page}>
      <div className={css.card}>
        <span className={css.logo} data-brand-logo="" />
        <Illustration scene="broken" />
        <h1 className={css.title}>
          <FormattedMessage id="offline.title" />
        </h1>
        <p>
          <FormattedMessage id="offline.text" />
        </p>
        <Button size="lg" data-retry="">
          <FormattedMessage id="action.retry" />
        </Button>
      </div>
    </main>
  );
}
