import { useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { appPath } from '../../shared/navigation/app-path.ts';
import { ConfirmDialog } from '../../shared/popups/confirm-dialog.tsx';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { session, useSession } from '../../shared/session/session-store.ts';

/**
 * Explains why a session ended, unless the person ended it, and offers a login in place, over the
 * current page. A person who declines continues as a visitor.
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

  // Before the paint, so that the dialog does not flash behind a login that was closed.
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
        // The agents' login page is a login itself.
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
