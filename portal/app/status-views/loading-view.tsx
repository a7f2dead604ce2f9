import { Spinner } from '@baize/ui-kit/spinner';
import { FormattedMessage } from 'react-intl';
import * as css from './status-views.css.ts';

/**
 * Shown while a part of the app loads; it appears with a delay, so that fast parts do not flash.
 */
export function LoadingView() {
  return (
    <div className={css.loading} role="status" data-state="loading">
      <Spinner size="lg" />
      <span className={css.quiet}>
        <FormattedMessage id="app.loading" />
      </span>
    </div>
  );
}
