import { Button } from '@baize/ui-kit/button';
import { Illustration } from '@baize/ui-kit/illustration';
import { FormattedMessage } from 'react-intl';
import * as css from '../status-views/status-page.css.ts';

/**
 * The page that the service worker shows where a page cannot be loaded. The gateway renders it, and
 * the service worker caches it; reload-when-online.js is its only script.
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
