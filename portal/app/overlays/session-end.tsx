import { useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { appPath } from '../../shared/navigation/app-path.ts';
import { ConfirmDialog } from '../../shared/popups/confirm-dialog.tsx';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { session, useSession } from '../../shared/session/session-store.ts';

/**
 * Tells why a session ended, when the person did not end it, and offers to log in right there, over
 * everything that they were doing. Who does not want to goes on as a visitor.
 */
export function SessionEnd() {
  const intl = useIntl();
  const popups = usePopups();
  const { endedBecause, isInterrupted } = useSession();
  const { pathname } = useLocation();
  const [isLoggingIn, setLoggingIn] = useState(false);
  const loginStands = popups.stack.some(({ name }) => name === 'login');
  const stood = useRef(false);
  const why = endedBecause === 'logout' ? undefined : endedBecause;

  // Before anything is drawn: the question must not flash up again behind a login that was closed.
  useLayoutEffect(() => {
    if (!isInterrupted) setLoggingIn(false);
    else if (isLoggingIn && stood.current && !loginStands) session.acknowledgeEnd();
    stood.current = loginStands;
  }, [isInterrupted, isLoggingIn, loginStands]);

  if (why === 'closed') {
    return (
      <ConfirmDialog
        open={isInterrupted}
        noticeOnly
        title={<FormattedMessage id="session.ended.closedTitle" />}
        labels={{ confirm: intl.formatMessage({ id: 'action.close' }) }}
        onConfirm={session.acknowledgeEnd}
        onCancel={session.acknowledgeEnd}
      >
        <FormattedMessage id="session.ended.closed" />
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      open={isInterrupted && !isLoggingIn}
      title={<FormattedMessage id="session.ended.title" />}
      labels={{
        cancel: intl.formatMessage({ id: 'action.close' }),
        confirm: intl.formatMessage({ id: 'shell.login' }),
      }}
      onCancel={session.acknowledgeEnd}
      onConfirm={() => {
        // The agents' entrance is a login itself.
        if (pathname === appPath('/agent')) return session.acknowledgeEnd();
        setLoggingIn(true);
        if (!loginStands) popups.open('login');
      }}
    >
      <FormattedMessage id={`session.ended.${why ?? 'missing'}`} />{' '}
      <FormattedMessage id="session.ended.goOn" />
    </ConfirmDialog>
  );
}
