import { Spinner } from '@baize/ui-kit/spinner';
import { FormattedMessage } from 'react-intl';
import * as css from './status-views.css.ts';

/** While a part of the app is fetched; appears late, so that a quick one never flashes. */
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
