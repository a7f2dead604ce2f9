import { ConfirmDialog } from '@baize/ui-kit/confirm-dialog';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../shared/paths.ts';
import { usePopups } from '../shared/popups/popup-stack.ts';
import { session, useSession } from '../shared/session/session-store.ts';

/** Tells why a session ended, when the person did not end it, and offers to log in right there. */
export function SessionEnd() {
  const intl = useIntl();
  const popups = usePopups();
  const { endedBecause } = useSession();
  const { pathname } = useLocation();
  const told = endedBecause === 'logout' ? undefined : endedBecause;

  return (
    <ConfirmDialog
      open={told !== undefined}
      title={<FormattedMessage id="session.ended.title" />}
      labels={{
        cancel: intl.formatMessage({ id: 'action.close' }),
        confirm: intl.formatMessage({ id: 'shell.login' }),
      }}
      onCancel={session.acknowledgeEnd}
      onConfirm={() => {
        session.acknowledgeEnd();
        // The agents' entrance is a login itself.
        if (pathname !== PATHS.agent) popups.open('login');
      }}
    >
      <FormattedMessage id={`session.ended.${told ?? 'missing'}`} />
    </ConfirmDialog>
  );
}
