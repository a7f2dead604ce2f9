import { EmptyState } from '@baize/ui-kit/empty-state';
import { ErrorState } from '@baize/ui-kit/error-state';
import { Lock } from '@baize/ui-kit/icon';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useIntl } from 'react-intl';
import type { CallError } from '../../../shared/api/call-error.ts';
import { errorMessageId } from '../../../shared/notify/notify-store.ts';
import * as css from './form.css.ts';
import { LoginSwitch } from './switches.tsx';

const ROWS = ['username', 'password', 'confirm', 'name', 'email'];

/** The form's shape while the merchant's rules are on their way. */
export function RegisterLoading() {
  const intl = useIntl();
  return (
    <div
      className={css.form}
      role="status"
      aria-label={intl.formatMessage({ id: 'auth.register.loading' })}
    >
      <div className={css.grid}>
        {ROWS.map((row) => (
          <Skeleton key={row} className={row === 'username' ? css.ghostWide : css.ghost} />
        ))}
      </div>
    </div>
  );
}

export function RegisterFailed({ failure, onRetry }: { failure: CallError; onRetry(): void }) {
  const intl = useIntl();
  const { requestId } = failure;
  return (
    <ErrorState
      title={intl.formatMessage({ id: 'error.title' })}
      description={intl.formatMessage({ id: errorMessageId(failure.code) })}
      requestText={requestId && intl.formatMessage({ id: 'error.requestId' }, { id: requestId })}
      onRetry={onRetry}
    />
  );
}

/** No form is open for this merchant. */
export function RegisterClosed({ onLogin }: { onLogin(): void }) {
  const intl = useIntl();
  return (
    <EmptyState
      icon={<Lock size={24} />}
      title={intl.formatMessage({ id: 'auth.register.closed' })}
      description={intl.formatMessage({ id: 'auth.register.closedHint' })}
      action={<LoginSwitch onLogin={onLogin} />}
    />
  );
}
