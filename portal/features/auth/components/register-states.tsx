import { EmptyState } from '@baize/ui-kit/empty-state';
import { Lock } from '@baize/ui-kit/icon';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useIntl } from 'react-intl';
import * as css from './form.css.ts';
import { LoginSwitch } from './switches.tsx';

const ROWS = ['username', 'password', 'confirm', 'name', 'email'];

/** The skeleton of the form while the merchant's rules load. */
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

/** Registration is closed for this merchant. */
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
